import { writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { giveWay } from '../../give-way.ts';
import type { FromChild, ToChild } from './run-beside.ts';

/** A server that has ended hears no answer. */
const send = (answer: FromChild) => process.send?.(serialize(answer), () => undefined);

giveWay('awaited');
endBeforeServer();

// `exit` would wait for threads of libraries, which may take hours.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', async (job: Uint8Array) => {
  const { file, name, input }: ToChild = deserialize(job);
  try {
    const jobs = await import(file);
    send({ result: await jobs[name](input) });
  } catch (error) {
    const { name: kind, message, code } = error as Error & { code?: string };
    send({ fault: { name: kind, message, ...(code && { code }) } });
  }
});

/** Where memory runs out, Linux ends this process, and not the server. */
function endBeforeServer(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Another system.
  }
}
