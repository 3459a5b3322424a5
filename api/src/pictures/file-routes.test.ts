import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { openTestDatabaseAt } from '../testing/test-engines.ts';
import { testSample } from '../testing/test-rows.ts';

test('a mark, a word mark and a portrait are pictures of their own', async () => {
  const { api } = await createTestApi();
  const mark = await api.inject('/files/marks/money.svg');
  const partner = await api.inject('/files/partners/quill-ledger.svg');
  const portrait = await api.inject('/files/users/900011.svg');
  expect(mark.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="96"/);
  expect(partner.body).toMatch(/>Quill &amp;<\/text>.*>Ledger<\/text>/);
  expect(portrait.body).toContain('<title>Initials of Hannah O&#39;Donoghue-Bell, demo profile</title>');
  expect(portrait.body).toContain('>HO</text>');
});

test('they may be kept and used by other origins, and can run nothing', async () => {
  const { api } = await createTestApi();
  const { headers } = await api.inject('/files/users/900001.svg');
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=604800');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  );
});

test('a portrait is the same at each request and another for another id', async () => {
  const { api } = await createTestApi();
  const first = await api.inject('/files/users/900001.svg');
  const again = await api.inject('/files/users/900001.svg');
  const other = await api.inject('/files/users/900003.svg');
  expect(again.body).toBe(first.body);
  expect(other.body).not.toBe(first.body);
});

test('a cover is the card of its sample, with its red pen; a sample without a card has none', async () => {
  const { api, location } = await createTestApi();
  const db = await openTestDatabaseAt(location);
  await db
    .insertInto('samples')
    .values(testSample({ id: 'test-bare', expertId: '900010' }))
    .execute();
  const cover = await api.inject('/files/covers/700001.svg?01234567');
  expect(cover.body).toContain('<title>Card of the sample Pause a vegetable box</title>');
  expect(cover.body).toContain('class="tint-story"');
  expect(cover.body).toContain('<tspan class="struck">user</tspan>');
  expect(cover.body).toContain('<tspan class="written">subscriber</tspan>');
  expect((await api.inject('/files/covers/test-bare.svg')).statusCode).toBe(404);
});

test('unknown names are 404', async () => {
  const { api } = await createTestApi();
  expect((await api.inject('/files/marks/constructor.svg')).statusCode).toBe(404);
  expect((await api.inject('/files/partners/nobody.svg')).statusCode).toBe(404);
  expect((await api.inject('/files/users/1.svg')).statusCode).toBe(404);
  expect((await api.inject('/files/covers/1.svg')).statusCode).toBe(404);
  expect((await api.inject('/files/users/..%2f..%2fpackage.json')).statusCode).toBe(404);
});

test('the sample report is a PDF to be saved under its name', async () => {
  const { api } = await createTestApi();
  const { statusCode, headers, rawPayload } = await api.inject('/files/reports/sample-assessment-report.pdf');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe('attachment; filename="sample-assessment-report.pdf"');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});
