import { expect, test } from 'vitest';
import { faultRows, faultTable } from './fault-table.ts';

const testResults = [
  { name: 'host answers 500: the page reads', hasPassed: true },
  { name: 'disk | full: 503: nothing is lost', hasPassed: true },
  { name: 'host answers 500: the page reads', hasPassed: false },
];

test('results of repeated tests: one row each, with the condition and what is expected', () => {
  expect(faultRows(testResults)).toEqual([
    { fault: 'host answers 500', expected: 'the page reads', passed: 1, failed: 1 },
    { fault: 'disk | full', expected: '503: nothing is lost', passed: 1, failed: 0 },
  ]);
});

test('table of faults: fault, expected, seen', () => {
  expect(faultTable(faultRows(testResults))).toBe(
    [
      '| fault | expected | seen |',
      '|---|---|---|',
      '| host answers 500 | the page reads | **otherwise, 1 of 2** |',
      '| disk \\| full | 503: nothing is lost | as expected, 1 of 1 |',
    ].join('\n'),
  );
});
