import { expect, test, vi } from 'vitest';
import { progressOf } from './output.ts';

test('long work: says every ten seconds how far it is; short work says nothing', () => {
  vi.useFakeTimers();
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const advance = progressOf(11_000, 'pages prerendered');

  for (let done = 0; done < 2500; done += 1) {
    vi.advanceTimersByTime(10);
    advance();
  }

  expect(output.mock.calls.map(([text]) => text)).toEqual([
    '1,000 of 11,000 pages prerendered\n',
    '2,000 of 11,000 pages prerendered\n',
  ]);
});
