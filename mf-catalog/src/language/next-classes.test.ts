import { expect, test } from 'vitest';
import { shortName } from './next-classes.tsx';

test.each([
  ['Language of Form, evening track', 'Form', 'Evening track'],
  ['Language of Data Flow for operations', 'Data Flow', 'For operations'],
  ['Digital Product, weekend track', 'Digital Product', 'Weekend track'],
  ['Digital Product Agile Coach track (60 hours)', 'Digital Product', 'Digital Product Agile Coach track (60 hours)'],
  ['Forms for everyone', 'Form', 'Forms for everyone'],
])('%s below %s: %s', (className, langName, expected) => {
  expect(shortName({ className, langName })).toBe(expected);
});
