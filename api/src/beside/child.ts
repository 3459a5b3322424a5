import { constants, setPriority } from 'node:os';
import type { FromChild, ToChild } from './run-beside.ts';

const send = (answer: FromChild) => process.send?.(answer);

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.once('disconnect', () => process.exit());
process.on('message', async ({ file, name, input }: ToChild) => {
  try {
    const jobs = await import(file);
    send({ result: await jobs[name](input) });
  } catch (error) {
    const { name: kind, message, code } = error as Error & { code?: string };
    send({ fault: { name: kind, message, ...(code && { code }) } });
  }
});
