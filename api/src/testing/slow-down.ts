import { setTimeout as wait } from 'node:timers/promises';

/** A process runs for a tenth of the time. @returns what lets it run again */
export function slowDown(pid: number): () => Promise<void> {
  const timer = setInterval(async () => {
    process.kill(pid, 'SIGCONT');
    await wait(10);
    process.kill(pid, 'SIGSTOP');
  }, 100);
  return async () => {
    clearInterval(timer);
    await wait(20);
    process.kill(pid, 'SIGCONT');
  };
}
