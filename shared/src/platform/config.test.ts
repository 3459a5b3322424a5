import { expect, test } from 'vitest';
import { siteConfig } from './index.ts';

test('nothing configured yet: says what to do', () => {
  expect(() => siteConfig()).toThrow('call configure() before rendering');
});
