import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { expect, test } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const allowed = ['http://app.test/redirect'];

const withoutToken = (address: string) => {
  const url = new URL(address);
  url.searchParams.delete('tk');
  return url.href;
};

test('redirect, token: the configured address with tk', () => {
  configure(testConfig);

  expect(redirectTarget('test-token')).toBe('http://app.test/redirect?tk=test-token');
});

test('redirect, token made to lead elsewhere: still the one allowed address, the token unharmed', () => {
  configure(testConfig);
  const testTokens = ['', '//evil.test', '@evil.test/', '&next=http://evil.test', '#http://evil.test', '\r\n\t é ?/=+'];

  for (const token of testTokens) {
    const target = redirectTarget(token);
    expect(allowed).toContain(withoutToken(target));
    expect(new URL(target).searchParams.getAll('tk')).toEqual([token]);
  }
});

test('redirect, configured address with a query of its own: the query stays, an old tk does not', () => {
  configure({ ...testConfig, appRedirectUrl: 'https://app.test/redirect?from=site&tk=old' });

  expect(redirectTarget('new')).toBe('https://app.test/redirect?from=site&tk=new');
});

test('redirect, configured address is no web address: refused', () => {
  configure({ ...testConfig, appRedirectUrl: 'javascript:alert(1)' });

  expect(() => redirectTarget('test-token')).toThrow('has to be http or https');
});
