import { expect, test } from 'vitest';
import { noCounts, type ReleaseCounts } from '../store/release-counts.ts';
import { verdictOn } from './verdict.ts';

const counts = (render: number, views: number, networks = 3): ReleaseCounts => ({
  ...noCounts,
  failures: { render },
  views,
  viewers: 3,
  reporters: networks,
});
const never = { ...noCounts, views: 1000 };

test.each<[string, ReleaseCounts, ReleaseCounts, boolean]>([
  ['every one of four documents, the other never', counts(4, 4), never, true],
  ['every one of three documents: too few', counts(3, 3), never, false],
  ['four of forty, the other never', counts(4, 40), never, true],
  ['four of a hundred: may be chance', counts(4, 100), never, false],
  ['forty of a thousand', counts(40, 1000), never, true],
  ['two of a hundred, as the budget allows', counts(20, 1000), never, false],
  ['as often as the other', counts(30, 100), counts(300, 1000), false],
  ['half, the other one of ten', counts(50, 100), counts(100, 1000), true],
  ['reports from one network, documents from three', counts(20, 20, 1), never, false],
  ['everything from one network, as in a test', { ...counts(20, 20, 1), viewers: 1 }, never, true],
  ['reports without a document', counts(6, 0), never, true],
  [
    'one network before others came, the other opened from three',
    { ...counts(20, 20, 1), viewers: 1 },
    { ...never, viewers: 3 },
    false,
  ],
  [
    'one network without a document, the other opened from three',
    { ...counts(20, 0, 1), viewers: 0 },
    { ...never, viewers: 3 },
    false,
  ],
  ['nothing known of the other', counts(6, 6), noCounts, true],
])('failures of %s: taken back %s', (_, own, other, isTakenBack) => {
  expect(verdictOn(own, other) !== undefined).toBe(isTakenBack);
});

test('verdict: the numbers behind it', () => {
  expect(verdictOn({ ...counts(10, 40), failures: { load: 2, render: 10 } }, never)).toBe(
    '12 failures in 40 documents (2 load, 10 render), of the other release 0 in 1000',
  );
});
