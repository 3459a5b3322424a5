import { jobsIn } from '../core/beside/run-beside.ts';

export const longJob = jobsIn<typeof import('./long-jobs.ts')>(new URL('./long-jobs.ts', import.meta.url));
