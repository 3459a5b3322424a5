import { giveWay } from './give-way.ts';
import type { FromChild, ToChild } from './run-beside.ts';

const send = (answer: FromChild) => process.send?.(answer);

giveWay('awaited');

// To exit would wait for what a library does in threads of its own, which may be hours.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', async ({ file, name, input }: ToChild) => {
  try {
    const jobs = await import(file);
    send({ result: await jobs[name](input) });
  } catch (error) {
    const { name: kind, message, code } = error as Error & { code?: string };
    send({ fault: { name: kind, message, ...(code && { code }) } });
  }
});
