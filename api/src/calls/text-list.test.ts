import { accuracyTexts, homeTexts } from '@agile-languages/shared/content';
import { expect, test } from 'vitest';
import { hour } from '../testing/test-clock.ts';
import { createTestDesk, testDeskOrigin } from '../testing/test-desk.ts';
import { onEachEngine } from '../testing/test-engines.ts';

async function createTexts(options: Parameters<typeof createTestDesk>[0] = {}) {
  const made = await createTestDesk({ demo: false, brand: 'Test & Brand', ...options });
  const { call, desk, signInAs } = made;
  const owner = await signInAs('owner');
  const rowsOf = async (place: string) => (await call('calle/GetTextList', { place })).tbl[0].r;
  const publish = async (id: string, data: object) => {
    const { body } = await desk('PUT', `/texts/${id}`, { token: owner, body: { version: 1, data } });
    return desk('POST', `/texts/${id}/publish`, { token: owner, body: { version: body.version } });
  };
  return { ...made, owner, publish, rowsOf };
}

onEachEngine((engine) => {
  test('texts: those of the specification until the provider publishes another one', async () => {
    const { publish, rowsOf } = await createTexts({ engine });
    expect(await rowsOf('home')).toContainEqual({ id: 'home-criteria', figure: '120+', words: 'criteria' });

    expect((await publish('home-holders', { figure: '12', words: 'graduates of {brand}' })).status).toBe(200);

    expect(await rowsOf('home')).toContainEqual({
      id: 'home-holders',
      figure: '12',
      words: 'graduates of Test & Brand',
    });
    expect(await rowsOf('accuracy')).toHaveLength(2);
  });

  test.each([
    ['a provider', false],
    ['a demonstration', true],
  ])('claims that nobody has confirmed, on the site of %s: shown is %s', async (_, demo) => {
    const { rowsOf } = await createTexts({ engine, demo });
    const rows = [...(await rowsOf('home')), ...(await rowsOf('accuracy'))];
    const shown = rows.filter(({ words = '' }) => words !== '').map(({ id }) => id);

    for (const { id, name } of [...homeTexts, ...accuracyTexts])
      expect(shown.includes(id), name).toBe(demo || !name.startsWith('Claim: '));
  });

  test('texts, list of the desk: all of them, not confirmed until they are published; an earlier one comes back', async () => {
    const { desk, owner, publish, rowsOf } = await createTexts({ engine });
    const before = (await desk('GET', '/texts', { token: owner })).body;
    expect(before.total).toBe(16);
    expect(new Set(before.rows.map(({ state }: { state: string }) => state))).toEqual(new Set(['draft']));
    await publish('home-holders', { figure: '12' });
    const states = (await desk('GET', '/texts?state=published', { token: owner })).body;
    expect(states.rows).toMatchObject([{ id: 'home-holders', title: 'Claim: certificate holders' }]);
    const { rows } = (await desk('GET', '/texts/home-holders/history', { token: owner })).body;
    expect(rows.map(({ action }: { action: string }) => action)).toEqual([
      'published',
      'saved',
      'as it came with the site',
    ]);

    const restored = await desk('POST', '/texts/home-holders/restore', { token: owner, body: { version: 3, from: 1 } });
    await desk('POST', '/texts/home-holders/publish', { token: owner, body: { version: restored.body.version } });

    expect(await rowsOf('home')).toContainEqual(expect.objectContaining({ figure: 'over 1000' }));
    expect((await desk('POST', '/texts', { token: owner, body: { data: {} } })).status).toBe(405);
    expect((await desk('GET', '/texts/home-other', { token: owner })).status).toBe(404);
  });

  test('terms whose draft is changed later: dated by the day on which they were published', async () => {
    const { api, clock, desk, publish, signInAs } = await createTexts({ engine });
    await publish('terms', { text: '<h4>Contact</h4><p>Published</p>' });
    const document = async () => (await api.inject('/files/documents/terms.html')).body;
    const before = await document();
    clock.advance(40 * 24 * hour);

    const body = { version: 3, data: { text: '<h4>Contact</h4><p>Draft</p>' } };
    expect(
      (await desk('PUT', '/texts/terms', { token: await signInAs('owner', 'late@example.com'), body })).status,
    ).toBe(200);

    expect(before).toMatch(/Last changed on \d+ \w+ 20\d\d/);
    expect(await document()).toBe(before);
  });
});

test('texts, two people on one: the second is told', async () => {
  const { desk, owner, publish } = await createTexts();
  await publish('footer', { text: '<p>Test</p>' });

  const late = await desk('PUT', '/texts/footer', {
    token: owner,
    body: { version: 1, data: { text: '<p>Late</p>' } },
  });

  expect(late.status).toBe(409);
});

test('texts, changed: the content of the site is another one, with the key of the texts', async () => {
  const { api, publish } = await createTexts();
  const site = async (since = '') => (await api.inject(`/api/site${since}`)).json();
  const { content } = await site();
  await publish('footer', { text: '<p>Test</p>' });

  const after = await site(`?since=${content}`);

  expect(after.content).toBeGreaterThan(content);
  expect(after.changed).toEqual(['texts']);
});

test('texts in a preview: what is not confirmed is marked for staff, and the draft is not', async () => {
  const { desk, owner } = await createTexts();
  const preview = await desk('POST', '/preview/texts/home-holders/calle/GetTextList', {
    token: owner,
    body: { kv: { place: 'home' } },
  });
  const words = (id: string) => preview.body.tbl[0].r.find((row: { id: string }) => row.id === id).words;

  expect(words('home-criteria')).toBe('criteria [not confirmed]');
  expect(words('home-holders')).toBe('certificate holders');
});

test('texts, roles: owners alone', async () => {
  const { desk, signInAs } = await createTexts();

  expect((await desk('GET', '/texts', { token: await signInAs('editor') })).status).toBe(403);
});

test('terms of a provider: none until they are confirmed, then theirs with their chapters', async () => {
  const { api, publish, rowsOf } = await createTexts();
  const document = async () => (await api.inject('/files/documents/terms.html')).body;
  expect(await rowsOf('terms')).toEqual([{ id: 'terms', chapters: [], state: 'missing' }]);
  const before = await document();
  expect(before).toContain('Test &amp; Brand has not published its terms here yet.');
  expect(before).not.toContain('Sample terms');

  const text = '<p>Before.</p><h4>Contact</h4><p>{brand}, {email}</p><h4>Übersicht</h4><p>All.</p><h4>Übersicht</h4>';
  await publish('terms', { text });

  expect(await rowsOf('terms')).toEqual([
    { id: 'terms', chapters: ['contact Contact', 'ubersicht Übersicht', 'ubersicht-2 Übersicht'] },
  ]);
  const after = await document();
  expect(after).toContain('<section class="chapter" id="contact"');
  expect(after).toContain('<p>Test &amp; Brand, info@example.com</p>');
  expect(after).toMatch(/Last changed on \d+ \w+ 20\d\d/);
});

test('terms, links: in the whole window, those of the site with its origin', async () => {
  const { api, publish } = await createTexts();
  const document = async () => (await api.inject('/files/documents/terms.html')).body;
  expect(await document()).toContain('<a href="mailto:info@example.com" target="_top">');
  const text = '<h4>One</h4><p><a href="https://other.example/a">Other</a> <a href="/contact">Ask</a></p>';
  expect((await publish('terms', { text })).status).toBe(200);

  expect(await document()).toContain(
    `<a href="https://other.example/a" target="_top">Other</a> <a href="${testDeskOrigin}/contact" target="_top">Ask</a>`,
  );
});

test('terms, heading with the name of the provider: with it in the document and in the list', async () => {
  const { api, publish, rowsOf } = await createTexts();
  await publish('terms', { text: '<h4>Duties of {brand}</h4><p>All.</p><h4>Write to {email}</h4><p>All.</p>' });

  expect((await rowsOf('terms'))[0].chapters).toEqual([
    'duties-of-brand Duties of Test & Brand',
    'write-to-email Write to info@example.com',
  ]);
  const { body } = await api.inject('/files/documents/terms.html');
  expect(body).toContain('</span> Duties of Test &amp; Brand</h2>');
  expect(body).toContain('<li><a href="#write-to-email">Write to info@example.com</a></li>');
});

test('terms of a demonstration: the sample, which says so', async () => {
  const { rowsOf } = await createTexts({ demo: true });
  const [terms] = await rowsOf('terms');

  expect(terms).toMatchObject({ state: 'sample' });
  expect(terms.chapters).toHaveLength(11);
  expect(terms.chapters[1]).toBe('membership Membership through a Corporate Trainer');
});
