import { expect, test } from 'vitest';
import { isApiPath } from './paths.ts';

test('the API answers below its four prefixes, the site everything else', () => {
  expect(isApiPath('/api/calle/login')).toBe(true);
  expect(isApiPath('/files/marks/form.svg')).toBe(true);
  expect(isApiPath('/app/redirect?tk=x')).toBe(true);
  expect(isApiPath('/outbox')).toBe(true);
  expect(isApiPath('/apis')).toBe(false);
  expect(isApiPath('/?next=/api/')).toBe(false);
});
