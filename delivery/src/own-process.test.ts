import { expect, test } from 'vitest';
import { runInOwnProcess } from './own-process.ts';

test('command that fails: answers what it said', async () => {
  const fault = await runInOwnProcess(['take-back', '{'], process.env, new AbortController().signal);

  expect(fault).toContain('JSON');
});

test('site that stops: ends the command at once, which is no fault', async () => {
  const stopping = new AbortController();
  const ended = runInOwnProcess(['serve'], { ...process.env, PORT: '0' }, stopping.signal);

  stopping.abort();

  await expect(ended).resolves.toBeUndefined();
});
