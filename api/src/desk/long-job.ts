import { jobsIn } from '../core/beside/run-beside.ts';

const seconds = 300;

export const longJob = jobsIn<typeof import('./long-jobs.ts')>(new URL('./long-jobs.ts', import.meta.url), seconds);
