import { expect, test } from 'vitest';
import { testClassRow } from '../test/rows.ts';
import { withoutDescriptions } from './class-row.ts';

test('classes without descriptions: every other field as it was', () => {
  const row = testClassRow({ classDescription: '<p>Test description.</p>' });

  expect(withoutDescriptions([row])).toEqual([{ ...row, classDescription: '' }]);
  expect(row.classDescription).toBe('<p>Test description.</p>');
});
