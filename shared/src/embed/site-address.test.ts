import { expect, onTestFinished, test, vi } from 'vitest';

const opened = { name: 'http://localhost:3000/?utm_source=search&utm_term=plan+b#utm_medium=none' } as PerformanceEntry;
performance.getEntriesByType = () => [opened];
history.replaceState(null, '', '/?utm_source=letter+of+May&mail=visitor%40example.com&other=1');
const { siteAddress } = await import('./site-address.ts');
history.replaceState(null, '', '/kurse?x=1');

vi.mock('./site.ts', () => ({ siteOrigin: 'https://site.test' }));

const query = (path: string, options: Parameters<typeof siteAddress>[1]) => {
  const { pathname, search, hash } = new URL(siteAddress(path, options));
  return pathname + search + hash;
};

test('address of the site: with partner and campaign before the fragment, beside what is there', () => {
  expect(query('/#meter=1a', { partner: 'pk_test', campaign: 'spring' })).toBe(
    '/?partner=pk_test&campaign=spring&page=%2Fkurse#meter=1a',
  );
  expect(query('/upcoming-classes?fkDpLangId=1', { partner: 'pk_test' })).toBe(
    '/upcoming-classes?fkDpLangId=1&partner=pk_test&page=%2Fkurse',
  );
});

test('address of the site with an opener: with it', () => {
  expect(query('/class/1', { partner: 'pk_test', opener: 'https://acme.example' })).toBe(
    '/class/1?partner=pk_test&page=%2Fkurse&opener=https%3A%2F%2Facme.example',
  );
});

test('address of the site without a partner: as it is; what is no key stays in the query', () => {
  expect(query('/my-needs', {})).toBe('/my-needs');
  expect(query('/my-needs', { partner: '&x=1#y' })).toBe('/my-needs?partner=%26x%3D1%23y&page=%2Fkurse');
});

test('fields whose words the page has taken out of its address: as it was opened', () => {
  expect(query('/my-needs', { fields: 'utm_source utm_term utm_medium' })).toBe(
    '/my-needs?fields=utm_source%3Dletter-of-May+utm_term%3Dplan-b',
  );
});

test('fields: words as they are, names with their value in the query of the page; no address', () => {
  expect(query('/my-needs', { partner: 'pk_test', fields: 'plan=gold utm_source  mail gclid to=me@example.com' })).toBe(
    '/my-needs?partner=pk_test&fields=plan%3Dgold+utm_source%3Dletter-of-May&page=%2Fkurse',
  );
  expect(query('/my-needs', { partner: 'pk_test', fields: 'gclid' })).toBe('/my-needs?partner=pk_test&page=%2Fkurse');
});

test('path of the page: cut, and none on a page that is no page of the web', () => {
  history.replaceState(null, '', `/${'x'.repeat(9000)}`);
  expect(query('/my-needs', { partner: 'pk_test' })).toBe(`/my-needs?partner=pk_test&page=%2F${'x'.repeat(499)}`);

  vi.stubGlobal('location', new URL('file:///tmp/x/Jane.Doe/kurse.html'));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  expect(query('/my-needs', { partner: 'pk_test' })).toBe('/my-needs?partner=pk_test');
});
