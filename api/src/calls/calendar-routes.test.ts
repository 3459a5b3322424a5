import { expect, test } from 'vitest';
import { hostileCells } from '../testing/hostile-cells.ts';
import { createTestApi, openTestDatabase } from '../testing/test-api.ts';
import { testClass } from '../testing/test-rows.ts';

const siteOrigin = 'https://site.example';

const valuesOf = (text: string, name: string) =>
  [...text.replaceAll('\r\n ', '').matchAll(new RegExp(`^${name}[^:]*:(.*)\\r$`, 'gm'))].map(([, value]) => value);

async function withClass(change: Parameters<typeof testClass>[0]) {
  const testApi = await createTestApi({ siteOrigin });
  const db = await openTestDatabase(testApi.dataDir);
  await db.insertInto('classes').values(testClass(change)).execute();
  return { ...testApi, db, read: () => testApi.api.inject('/api/classes/test-class.ics') };
}

test('a class: every session an event in UTC with an id of its own, as a file', async () => {
  const { clock, read } = await withClass({ pattern: '3 x 2.5 h, Tue+Thu 09:00', trainerId: '900003' });

  const { statusCode, headers, body } = await read();

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="class-test-class.ics"',
    'cache-control': 'public, no-cache',
    'x-content-type-options': 'nosniff',
  });
  expect(body.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(valuesOf(body, 'UID')).toEqual([1, 2, 3].map((number) => `class-test-class-${number}@site.example`));
  expect(valuesOf(body, 'DTSTART')).toEqual(['20991201T080000Z', '20991203T080000Z', '20991208T080000Z']);
  expect(valuesOf(body, 'DTEND')[0]).toBe('20991201T103000Z');
  expect(valuesOf(body, 'DTSTAMP')[0]).toBe(
    clock
      .read()
      .toISOString()
      .replaceAll(/[-:]|\.\d+/g, ''),
  );
  expect(valuesOf(body, 'DESCRIPTION')[1]).toBe('Session 2 of 3\\nwith Elif Saricam\\n3 x 2.5 h\\, Tue+Thu 09:00');
  expect(valuesOf(body, 'URL')[0]).toBe('https://site.example/class/test-class');
});

test('a class across the change of clocks: the same hour by the clock of its zone', async () => {
  const { read } = await withClass({
    startsAt: '2027-03-23T08:00:00.000Z',
    timeZone: 'Europe/Vienna',
    pattern: '2 x 2 h, Tue 09:00',
  });

  expect(valuesOf((await read()).body, 'DTSTART')).toEqual(['20270323T080000Z', '20270330T070000Z']);
});

test.each([
  ['2 x 2 h, Fri 09:00', ['20991201T080000Z'], ['20991201T100000Z']],
  ['by arrangement', ['20991201T080000Z'], []],
])('pattern %j on a Tuesday: the first session alone', async (pattern, starts, ends) => {
  const { read } = await withClass({ pattern });
  const { body } = await read();

  expect(valuesOf(body, 'DTSTART')).toEqual(starts);
  expect(valuesOf(body, 'DTEND')).toEqual(ends);
});

test('an unknown time zone: counted in UTC, not failed', async () => {
  const { read } = await withClass({ timeZone: 'Mars/Olympus' });

  expect(valuesOf((await read()).body, 'DTSTART')).toHaveLength(5);
});

test('a name made to break out: one line of text; a long one is folded at 75 bytes', async () => {
  const long = 'Język użytkownika '.repeat(12);
  const { read } = await withClass({ name: `A;B\\C\r\nEND:VEVENT\u0007, ${long}`, pattern: '' });
  const { body } = await read();

  const escaped = `A\\;B\\\\C\\nEND:VEVENT\\, ${long}`;
  expect(valuesOf(body, 'SUMMARY')).toEqual([escaped]);
  expect(valuesOf(body, 'NAME')).toEqual([escaped]);
  expect(valuesOf(body, 'X-WR-CALNAME')).toEqual([escaped]);
  expect(body.match(/^END:VEVENT\r$/gm)).toHaveLength(1);
  expect(Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test('asked again with its tag: 304, also later; after a change of the class: the new file', async () => {
  const { api, clock, db, read } = await withClass({});
  const { etag = '' } = (await read()).headers;
  const again = () => api.inject({ url: '/api/classes/test-class.ics', headers: { 'if-none-match': String(etag) } });

  clock.advance(60_000);
  const same = await again();
  expect(same.statusCode).toBe(304);
  expect(same.body).toBe('');

  await db.updateTable('classes').set({ name: 'Other name' }).where('id', '=', 'test-class').execute();
  expect((await again()).statusCode).toBe(200);
});

test('feed of a Language, and of all: the classes ahead, under the same ids as in the files', async () => {
  const { api, clock } = await createTestApi({ siteOrigin });
  const read = async (id: string) => (await api.inject(`/api/languages/${id}.ics`)).body;
  const classesIn = (text: string) => new Set(valuesOf(text, 'UID').map((uid) => uid?.split('-')[1]));

  const money = await read('1111112');
  expect(valuesOf(money, 'NAME')).toEqual(['Classes in Money']);
  expect(valuesOf(money, 'X-PUBLISHED-TTL')).toEqual(['PT6H']);
  expect(classesIn(money).size).toBe(5);
  expect(valuesOf(await read('1111217'), 'UID')).toEqual([]);
  expect(classesIn(await read('all')).size).toBe(34);

  clock.advance(11 * 86_400_000);
  expect(classesIn(await read('all')).has('500017')).toBe(false);
});

test.each(['/api/classes/unknown.ics', '/api/languages/unknown.ics', '/api/classes/a%27--.ics'])(
  '%s: 404 with a sentence',
  async (url) => {
    const { api } = await createTestApi();
    const { statusCode, body } = await api.inject(url);

    expect(statusCode).toBe(404);
    expect(JSON.parse(body).err).toEqual([{ val: 'There is nothing at this address.' }]);
  },
);

test.each([
  ['an impossible length', { pattern: '1 x 99999999999999 h, Mon 18:30' }],
  ['a start that is no time', { startsAt: 'never' }],
])('one class with %s: left out and logged, the others are there', async (_fault, change) => {
  const lines: string[] = [];
  const { api, dataDir } = await createTestApi({ logLevel: 'warn', logStream: { write: (line) => lines.push(line) } });
  const db = await openTestDatabase(dataDir);
  await db.insertInto('classes').values(testClass(change)).execute();
  const all = await api.inject('/api/languages/all.ics');

  expect(all.statusCode).toBe(200);
  expect(valuesOf(all.body, 'UID').length).toBeGreaterThan(30);
  expect(all.body).not.toContain('class-test-class-');
  expect((await api.inject('/api/classes/test-class.ics')).statusCode).toBe(404);
  expect(lines.join('')).toContain('"class":"test-class"');
});

test('a plan: the sessions of its classes in one file; unknown ones are left out', async () => {
  const { api, db } = await withClass({ pattern: '2 x 2 h, Tue 09:00' });
  await db
    .insertInto('classes')
    .values(testClass({ id: 'test-other', pattern: '1 x 2 h, Wed 09:00', startsAt: '2026-12-02T08:00:00.000Z' }))
    .execute();

  const plan = await api.inject('/api/plans/test-class.test-none.test-other.ics');

  expect(plan.headers['content-disposition']).toBe('attachment; filename="plan.ics"');
  expect(valuesOf(plan.body, 'UID')).toEqual([
    'class-test-class-1@site.example',
    'class-test-class-2@site.example',
    'class-test-other-1@site.example',
  ]);
  expect((await api.inject('/api/plans/test-none.ics')).statusCode).toBe(404);
});

test('texts that a spreadsheet would compute, in calendar and feed: each line begins with what the site writes', async () => {
  const { api, db } = await withClass({});
  for (const [index, text] of hostileCells.entries()) {
    const texts = { name: text, description: text, mode: text, sessionVenues: text };
    await db
      .insertInto('classes')
      .values(testClass({ id: `test-${index}`, ...texts }))
      .execute();
  }
  for (const [address, start] of [
    ['languages/all.ics', /^(?:[A-Z-]+[;:]| )/],
    ['classes/feed.atom', /^ *</],
  ] as const) {
    const { statusCode, body } = await api.inject(`/api/${address}`);
    const lines = body.split(/\r\n?|\n/).filter(Boolean);

    expect([address, statusCode]).toEqual([address, 200]);
    expect(body.split('HYPERLINK').length).toBeGreaterThan(5);
    expect(lines.filter((line) => !start.test(line))).toEqual([]);
  }
});
