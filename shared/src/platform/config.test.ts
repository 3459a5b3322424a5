import { expect, test } from 'vitest';
import { siteConfig } from './index.ts';

test('configuration, not set yet: the error names what to do', () => {
  expect(() => siteConfig()).toThrow('call configure() before rendering');
});
