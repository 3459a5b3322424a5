import { expect, test } from 'vitest';
import { failuresOf, inRounds, ratioOf, timeOf } from './rounds.ts';
import type { ThreadTime } from './thread-time.ts';

const timeWith = (total: number) => ({ total }) as ThreadTime;

test('rounds: the variants take turns, and the first round does not count', async () => {
  const visited: string[] = [];
  const rounds = await inRounds({ one: 'a', two: 'b' }, 2, async (origin) => timeWith(visited.push(origin)));

  expect(visited).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  expect(rounds.get('one')).toEqual([timeWith(3), timeWith(5)]);
});

test('visit that fails: counted with its reason, left out of times and ratios', async () => {
  let visits = 0;
  const rounds = await inRounds({ one: '', two: '' }, 2, async () => {
    if (++visits === 5) throw new Error('test reason\nmore');
    return timeWith(visits * 10);
  });

  expect(failuresOf(rounds, 'one')).toEqual(['Error: test reason']);
  expect(timeOf(rounds, 'one', 'total').median).toBe(30);
  expect(ratioOf(rounds, 'one', 'two', 'total').median).toBe(0.75);
});
