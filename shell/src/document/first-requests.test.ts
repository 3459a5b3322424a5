import { fakeApi } from '@agile-languages/shared/test';
import { expect, test } from 'vitest';
import { emptyDocumentForEachTest, run } from './test-bootstrap.ts';

emptyDocumentForEachTest();

const testList = {
  call: 'calle/GetClassList',
  kv: { startLimit: { offset: 'limit' }, limit: 10, fkClassId: '', fkDpLangId: { query: 'fkDpLangId' } },
};

test.each([
  ['/upcoming-classes', 0, ''],
  ['/upcoming-classes?limit=20', 20, ''],
  ['/upcoming-classes?limit=25', 20, ''],
  ['/upcoming-classes?limit=9', 0, ''],
  ['/upcoming-classes?limit=-5', 0, ''],
  ['/upcoming-classes?limit=abc', 0, ''],
  ['/upcoming-classes?limit=', 0, ''],
  ['/upcoming-classes?limit=10abc', 0, ''],
  ['/upcoming-classes?limit=99999999999999', 999_999_990, ''],
  ['/upcoming-classes?limit=10&fkDpLangId=1111117', 10, '1111117'],
  ['/upcoming-classes?fkDpLangId=a%20%26b', 0, 'a &b'],
])('at %s: asks from %i for the Language "%s"', (address, startLimit, fkDpLangId) => {
  const { requests } = fakeApi({ 'calle/GetClassList': { rows: [] } });

  run({ requests: [testList] }, address);

  expect(requests).toEqual([
    { path: 'calle/GetClassList', body: { kv: { startLimit, limit: 10, fkClassId: '', fkDpLangId } } },
  ]);
});

test.each([
  ['/upcoming-classes', false],
  ['/upcoming-classes?limit=0&endLimit=10', false],
  ['/upcoming-classes?limit=10&endLimit=20', true],
  ['/upcoming-classes?fkDpLangId=1111117', true],
  ['/upcoming-classes?test=10', false],
])('at %s: marked as asking for other rows than the first: %s', (address, marked) => {
  fakeApi({ 'calle/GetClassList': { rows: [] } });

  run({ requests: [testList] }, address);

  expect('queryDiffers' in document.documentElement.dataset).toBe(marked);
});

test('segment of the path: sent decoded', () => {
  const { requests } = fakeApi({ 'calle/GetProfileList': { rows: [] } });

  run({ requests: [{ call: 'calle/GetProfileList', kv: { fkUserId: { segment: 2 } } }] }, '/single-profile/a%20b');

  expect(requests[0]?.body).toEqual({ kv: { fkUserId: 'a b' } });
});

test('segment of the path that cannot be decoded: sent unchanged, and the shell is loaded', () => {
  const { requests } = fakeApi({ 'calle/GetProfileList': { rows: [] } });

  run({ requests: [{ call: 'calle/GetProfileList', kv: { fkUserId: { segment: 2 } } }] }, '/single-profile/%E0%A4');

  expect(requests[0]?.body).toEqual({ kv: { fkUserId: '%E0%A4' } });
  expect(document.head.querySelector('script[src]')).not.toBeNull();
});

test('call without values: an empty body', () => {
  const { requests } = fakeApi({ 'calle/GetFaqList': { rows: [] } });

  run({ requests: [{ call: 'calle/GetFaqList' }] });

  expect(requests).toEqual([{ path: 'calle/GetFaqList', body: {} }]);
});

test('requests: kept for the page by path and body', async () => {
  fakeApi({ 'calle/GetFaqList': { rows: [] } });

  run({ requests: [{ call: 'calle/GetFaqList' }] });

  expect([...(globalThis.firstRequests ?? [])].map(([key]) => key)).toEqual(['calle/GetFaqList\n{}']);
  expect((await globalThis.firstRequests?.get('calle/GetFaqList\n{}'))?.status).toBe(200);
});

test('no connection: the page is told, nobody else', async () => {
  fakeApi({ 'calle/GetFaqList': 'no connection' });

  run({ requests: [{ call: 'calle/GetFaqList' }] });

  await expect(globalThis.firstRequests?.get('calle/GetFaqList\n{}')).rejects.toThrow('no connection');
});
