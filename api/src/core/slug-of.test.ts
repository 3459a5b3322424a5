import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Müller & Söhne', 'muller-sohne'],
  [' Test Freight GmbH ', 'test-freight-gmbh'],
  [`${'Long '.repeat(7)}name of a partner`, 'long-long-long-long-long-long-long-name'],
  ['ÖBV', 'obv'],
  ['株式会社', 'partner'],
])('name %s in an address: %s', (name, slug) => {
  expect(slugOf(name, 'partner')).toBe(slug);
});
