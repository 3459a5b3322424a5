import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSerialiser } from './serialise-by-key.ts';

test('one after the other for a key, side by side for two, and a failure stops no other', async () => {
  const serialiseByKey = createSerialiser();
  const events: string[] = [];
  const work = (name: string, milliseconds: number) => async () => {
    events.push(`${name} begins`);
    await sleep(milliseconds);
    events.push(`${name} ends`);
    if (name === 'fails') throw new Error('test');
    return name;
  };
  const results = await Promise.allSettled([
    serialiseByKey('one', work('fails', 40)),
    serialiseByKey('one', work('second', 0)),
    serialiseByKey('two', work('other', 0)),
  ]);
  expect(events).toEqual(['fails begins', 'other begins', 'other ends', 'fails ends', 'second begins', 'second ends']);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});
