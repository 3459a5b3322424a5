import { rememberPartner } from '@agile-languages/shared/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startedVisit } from './started-visit.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

function visit(address: string, referrer = '') {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  history.replaceState(null, '', address);
  rememberPartner();
  return startedVisit();
}

test('window that a partner’s page has opened: the origin of that page, not of the one before', () => {
  expect(visit('/login/1?partner=pk_live_a1&opener=https%3A%2F%2Facme.example', 'https://other.example/')).toEqual({
    partner: 'pk_live_a1',
    origin: 'https://acme.example',
  });
});

test('link on a partner’s page: the origin of that page', () => {
  expect(visit('/?partner=pk_live_a1', 'https://rival.example/page?a=1')).toEqual({
    partner: 'pk_live_a1',
    origin: 'https://rival.example',
  });
});

test.each(['null', 'javascript:alert(1)', '', '%', `https://${'x'.repeat(300)}.example`, location.origin])(
  'opener %j: not known where the visit began',
  (opener) =>
    expect(visit(`/?partner=pk_live_a1&opener=${encodeURIComponent(opener)}`)).toEqual({ partner: 'pk_live_a1' }),
);

test('visitor of no partner: nothing, wherever the link was', () => {
  expect(visit('/login/1', 'https://search.example/')).toEqual({});
});
