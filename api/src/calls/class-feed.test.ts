import { expect, test } from 'vitest';
import { createTestApi, openTestDatabase } from '../testing/test-api.ts';
import { testClass } from '../testing/test-rows.ts';

const path = '/api/classes/feed.atom';

const entriesOf = (feed: string) => feed.match(/<entry>.*?<\/entry>/gs) ?? [];
const idOf = (entry: string) => /<id>(.*)<\/id>/.exec(entry)?.[1];

test('feed: thirty classes that have not begun, published last first, each with its page', async () => {
  const { api } = await createTestApi({ siteOrigin: 'https://site.test' });

  const { statusCode, headers, body } = await api.inject(path);

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=300');
  expect(body).toContain('<link rel="self" href="https://site.test/api/classes/feed.atom"/>');
  const dates = entriesOf(body).map((entry) => /<published>(.*)<\/published>/.exec(entry)?.[1] ?? '');
  expect(dates).toHaveLength(30);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(entriesOf(body).map(idOf)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^https:\/\/site\.test\/class\/5\d{5}$/)]),
  );
});

test('class published today: the first entry, its text without anything that could run', async () => {
  const { api, dataDir } = await createTestApi({ siteOrigin: 'https://site.test' });
  const db = await openTestDatabase(dataDir);
  await db
    .insertInto('classes')
    .values(
      testClass({
        createdDate: '20991231',
        startsAt: '2100-01-01T08:00:00.000Z',
        name: 'A < B ]]> C',
        description: '<p onclick="x()">Test</p><script>x()</script>]]>',
      }),
    )
    .execute();

  const [first = ''] = entriesOf((await api.inject(path)).body);

  expect(idOf(first)).toBe('https://site.test/class/test-class');
  expect(first).toContain('2099-12-31T12:00:00.000Z');
  expect(first).toContain('A &lt; B');
  expect(first).toContain('<p>Test</p>');
  expect(first).not.toContain('onclick');
  expect(first).not.toContain('script');
});

test('class that has begun: no entry', async () => {
  const { api, dataDir } = await createTestApi();
  const db = await openTestDatabase(dataDir);
  await db
    .insertInto('classes')
    .values(testClass({ createdDate: '20991231', startsAt: '2020-01-01T08:00:00.000Z' }))
    .execute();

  expect((await api.inject(path)).body).not.toContain('/class/test-class');
});

test('asked again with its tag: 304 and nothing of it', async () => {
  const { api } = await createTestApi();
  const { headers } = await api.inject(path);

  const again = await api.inject({ url: path, headers: { 'if-none-match': String(headers.etag) } });

  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('Language whose name has marks of XML: the feed is still XML', async () => {
  const { api, dataDir } = await createTestApi();
  const db = await openTestDatabase(dataDir);
  await db.updateTable('languages').set({ name: 'A <b> "c" & d' }).execute();

  const [first = ''] = entriesOf((await api.inject(path)).body);

  expect(first).toContain('label="A b c &amp; d"');
});
