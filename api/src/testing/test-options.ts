import type { ApiOptions } from '../options.ts';

/** Options of every API under test: quiet, with the demonstration, with passwords that cost next to nothing. */
export const testOptions = {
  logLevel: 'silent',
  passwordCost: { memoryCost: 64, timeCost: 1 },
  demo: true,
  maxListAge: 0,
} satisfies ApiOptions;
