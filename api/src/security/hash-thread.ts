import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashJob, HashOutcome } from './hash-threads.ts';

/** On Linux each thread has a priority of its own. Elsewhere this would be that of everything that is served. */
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', (job: HashJob) => parentPort?.postMessage(outcomeOf(job)));

function outcomeOf(job: HashJob): HashOutcome {
  try {
    if (job.kind === 'hash') return { value: hashSync(job.password, job.options) };
    return { value: verifySync(job.passwordHash, job.password) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
