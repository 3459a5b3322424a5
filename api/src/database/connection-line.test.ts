import { expect, onTestFinished, test, vi } from 'vitest';
import { createLine } from './connection-line.ts';
import { isUnavailable } from './failures.ts';

function openLine(most: number) {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const line = createLine(most, 5000);
  const inside: string[] = [];
  const refused: string[] = [];
  const enter = (name: string, open = async () => name) =>
    line.enter(open).then(
      () => inside.push(name),
      (error) => refused.push(isUnavailable(error) ? name : String(error)),
    );
  return { enter, inside, leave: line.leave, refused };
}

test('line that moves: everybody gets in, in order, however long it takes', async () => {
  const { enter, inside, leave, refused } = openLine(2);
  for (const name of 'abcdefg') void enter(name);
  for (let round = 0; round < 5; round += 1) {
    await vi.advanceTimersByTimeAsync(4000);
    leave();
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect([inside, refused]).toEqual([[...'abcdefg'], []]);
});

test('line that stands still: who waits is refused after five seconds, and who comes later gets in', async () => {
  const { enter, inside, leave, refused } = openLine(1);
  for (const name of 'abc') void enter(name);
  await vi.advanceTimersByTimeAsync(4999);
  expect(refused).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(refused).toEqual(['b', 'c']);

  leave();
  void enter('d');
  await vi.advanceTimersByTimeAsync(0);
  expect(inside).toEqual(['a', 'd']);
});

test('server out of reach: each try lets the next one in, and is no movement', async () => {
  const { enter, inside, leave, refused } = openLine(1);
  void enter('a');
  const outOfReach = () =>
    new Promise<string>((_, reject) =>
      setTimeout(() => reject(Object.assign(new Error('test'), { code: 'ECONNREFUSED' })), 3000),
    );
  for (const name of 'bcd') void enter(name, outOfReach);
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect([inside, refused]).toEqual([['a'], ['b', 'd']]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(refused).toEqual(['b', 'd', 'c']);
});
