import type { Extras } from '../../commands/extras.ts';

export const trial: Extras['trial'] = async (candidate, options) =>
  (await import('./trial.ts')).trialOfRelease(candidate, options);
