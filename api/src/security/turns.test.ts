import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('one after the other for a key, side by side for two, and a failure holds nobody up', async () => {
  const inTurn = createTurns();
  const events: string[] = [];
  const work = (name: string, milliseconds: number) => async () => {
    events.push(`${name} begins`);
    await sleep(milliseconds);
    events.push(`${name} ends`);
    if (name === 'fails') throw new Error('test');
    return name;
  };
  const results = await Promise.allSettled([
    inTurn('one', work('fails', 40)),
    inTurn('one', work('second', 0)),
    inTurn('two', work('other', 0)),
  ]);
  expect(events).toEqual(['fails begins', 'other begins', 'other ends', 'fails ends', 'second begins', 'second ends']);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});
