import { expect, test } from 'vitest';
import { caseOf } from '../../assessment/cases.ts';
import { marksOf } from '../../assessment/testing/marks-of.ts';
import { distances } from './side-by-side.tsx';

const testOwn = marksOf('Money > Digital Service > Delivery channel');
const testOther = marksOf('Money > Digital Service > Unit of sale', 'Money > Segmentation');

test('different marks: the largest distance first; as many but other topics are a difference too', () => {
  const { rows, same } = distances(caseOf(1), testOwn, testOther);

  expect(rows.map(({ category, yours, theirs }) => [category.name, yours, theirs])).toEqual([
    ['Segmentation', 7, 0],
    ['Digital Service', 5, 5],
  ]);
  expect(same).toBe(4);
});

test('same marks: no row', () => {
  expect(distances(caseOf(3), testOwn, testOwn)).toEqual({ rows: [], same: 20 });
});
