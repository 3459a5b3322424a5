import { rememberPartner } from '@agile-languages/shared/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startedVisit } from './started-visit.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

function visit(...documents: [address: string, referrer?: string][]) {
  for (const [address, referrer = ''] of documents) {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    history.replaceState(null, '', address);
    rememberPartner();
  }
  return startedVisit();
}

const opened = '/login/1?partner=pk_live_a1&opener=https%3A%2F%2Facme.example';

test.each(['', 'https://acme.example/', `${location.origin}/class/1`])(
  'window that a partner’s page has opened, referrer %j: the origin of that page',
  (referrer) => expect(visit([opened, referrer])).toEqual({ partner: 'pk_live_a1', origin: 'https://acme.example' }),
);

test('window whose address names another page than its browser does: the one that the browser names', () => {
  expect(visit([opened, 'https://rival.example/'])).toMatchObject({ origin: 'https://rival.example' });
});

test.each([
  ['/?partner=pk_live_a1', 'https://rival.example/page?a=1'],
  ['/?partner=pk_live_a1&referrer=https%3A%2F%2Facme.example', 'https://rival.example/?referrer=https://acme.example'],
])('link %s on the page of somebody else: the origin of that page', (address, referrer) => {
  expect(visit([address, referrer])).toEqual({ partner: 'pk_live_a1', origin: 'https://rival.example' });
});

test.each([`${location.origin}/class/1`, 'https://search.example/', ''])(
  'visitor from a partner’s page in a later document, referrer %j: still the origin of that page',
  (referrer) => {
    const documents: [string, string][] = [
      ['/class/1?partner=pk_live_a1', 'https://acme.example/'],
      ['/login/1', referrer],
    ];
    expect(visit(...documents)).toEqual({ partner: 'pk_live_a1', origin: 'https://acme.example' });
  },
);

test.each(['null', 'javascript:alert(1)', '', '%', `https://${'x'.repeat(300)}.example`, location.origin])(
  'opener %j: not known where the visit began',
  (opener) =>
    expect(visit([`/?partner=pk_live_a1&opener=${encodeURIComponent(opener)}`])).toEqual({ partner: 'pk_live_a1' }),
);

test('visitor of no partner: nothing, wherever the link was', () => {
  expect(visit(['/login/1', 'https://search.example/'])).toEqual({});
});
