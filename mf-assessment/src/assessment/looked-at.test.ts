import { describe, expect, test } from 'vitest';
import { caseOf } from './cases.ts';
import { lookedAt, nextOf } from './looked-at.ts';
import { marksOf } from './testing/marks-of.ts';

const first = '1111112-1';
const none = new Set<number>();
const nameOf = (looked: ReturnType<typeof lookedAt>, id: string) => nextOf(looked, id)?.category.name;

describe('categories looked at', () => {
  test('fresh meter of case 2: the open one of 15', () => {
    expect(lookedAt(caseOf(2), none, new Set(['1111111-1']))).toMatchObject({ count: 1, of: 15 });
  });

  test('topic off in a category that was not open: looked at too', () => {
    expect(lookedAt(caseOf(1), marksOf('Money > Segmentation > Segment size'), new Set([first])).count).toBe(2);
  });

  test('category of another case: does not count', () => {
    expect(lookedAt(caseOf(1), marksOf('Form'), new Set([first, '1111117-1'])).count).toBe(1);
  });
});

describe('next category', () => {
  test('the one that follows, past those looked at', () => {
    expect(nameOf(lookedAt(caseOf(1), none, new Set([first])), first)).toBe('Segmentation');
    expect(nameOf(lookedAt(caseOf(1), marksOf('Money > Segmentation'), new Set([first])), first)).not.toBe(
      'Segmentation',
    );
  });

  test('after the last one: the first that is left', () => {
    const { places } = lookedAt(caseOf(1), none, new Set());
    const last = places.at(-1)?.category.id ?? '';

    expect(nameOf(lookedAt(caseOf(1), none, new Set([last])), last)).toBe('Digital Service');
  });

  test('all looked at: none', () => {
    const { places } = lookedAt(caseOf(1), none, new Set());
    const all = lookedAt(caseOf(1), none, new Set(places.map(({ category }) => category.id)));

    expect(nextOf(all, first)).toBeUndefined();
  });
});
