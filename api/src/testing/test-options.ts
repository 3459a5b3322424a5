import type { ApiOptions } from '../options.ts';

export const testOptions = {
  logLevel: 'silent',
  passwordCost: { memoryCost: 64, timeCost: 1 },
  demo: true,
  maxListAge: 0,
} satisfies ApiOptions;
