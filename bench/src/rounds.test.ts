import { expect, test } from 'vitest';
import { failuresOf, figureOf, inRounds, ratioOf } from './rounds.ts';

test('rounds: the variants take turns, and the first round does not count', async () => {
  const visited: string[] = [];
  const rounds = await inRounds({ one: 'a', two: 'b' }, 2, async (origin, name, round) => {
    visited.push(`${origin} ${name} ${round}`);
    return { total: visited.length };
  });

  expect(visited).toEqual(['a one -1', 'b two -1', 'a one 0', 'b two 0', 'a one 1', 'b two 1']);
  expect(rounds.get('one')).toEqual([{ found: { total: 3 } }, { found: { total: 5 } }]);
});

test('visit that fails: counted with its reason, left out of figures and ratios; the run goes on', async () => {
  let visits = 0;
  const rounds = await inRounds({ one: '', two: '' }, 2, async () => {
    if (++visits === 5) throw new Error('test reason\nmore');
    return { total: visits * 10 };
  });

  expect(failuresOf(rounds)).toEqual(['1 visits of one failed: Error: test reason']);
  expect(figureOf(rounds, 'one', 'total').median).toBe(30);
  expect(ratioOf(rounds, ['one', 'two'], 'total').median).toBe(0.75);
});
