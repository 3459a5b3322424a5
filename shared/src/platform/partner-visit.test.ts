import { beforeEach, expect, test, vi } from 'vitest';
import { visitIn } from '../formats/visit-words.ts';
import { partnerArrival, rememberPartner } from './partner-visit.ts';

beforeEach(() => sessionStorage.clear());

const partnerVisit = () => visitIn(new URLSearchParams(partnerArrival().split('&#')[0]), [], location.origin);

function visit(...addresses: string[]) {
  for (const address of addresses) {
    history.replaceState(null, '', address);
    rememberPartner();
  }
  return partnerVisit();
}

test('visitor from a partner: key and campaign are known on later pages', () => {
  expect(visit('/languages/1?partner=pk_live_a1&campaign=spring', '/login/1')).toEqual({
    partner: 'pk_live_a1',
    campaign: 'spring',
  });
});

test('visitor from another partner later: the later one, without the campaign of the first', () => {
  expect(visit('/?partner=pk_live_a1&campaign=spring', '/?partner=pk_live_b2')).toEqual({ partner: 'pk_live_b2' });
});

test('visitor from a partner, and later an address with another word for a partner: the visit stays', () => {
  expect(visit('/?partner=pk_live_a1', '/?partner=letter')).toEqual({ partner: 'pk_live_a1' });
});

test('visitor from a partner who passes fields on: they are known on later pages', () => {
  expect(visit('/?partner=pk_live_a1&fields=utm_source%3Dletter+plan%3Dgold', '/login/1')).toEqual({
    partner: 'pk_live_a1',
    fields: 'utm_source=letter plan=gold',
  });
});

test.each([
  ['%2Fkurse%2Fa', '/kurse/a'],
  ['kurse', undefined],
  [`%2F${'x'.repeat(1000)}`, `/${'x'.repeat(999)}`],
])('visitor from a partner who names the page %s: %s', (page, kept) => {
  expect(visit(`/?partner=pk_live_a1&page=${page}`).page).toBe(kept);
});

test('visitor from a page that sends its whole address: its words are none of the link', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://partner.test/?x=1&campaign=spring&fields=plan%3Dgold');

  expect(visit('/?partner=pk_live_a1')).toEqual({ partner: 'pk_live_a1' });
});

test.each(['/', '/?partner=', '/?partner=acme', '/?partner=%3Cimg%3E', `/?partner=pk_${'x'.repeat(61)}`])(
  'address %s: no partner',
  (address) => expect(visit(address)).toEqual({}),
);

test('storage with something else in it: no partner', () => {
  sessionStorage.setItem('partner', '{');

  expect(partnerVisit()).toEqual({});
});
