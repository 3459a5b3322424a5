import { callPaths } from '@agile-languages/shared/api';
import { expect, onTestFinished, test } from 'vitest';
import { jobsIn, ofStaff } from '../core/beside/run-beside.ts';
import { canCountChildren, cpuOfChildren } from '../testing/cpu-of-children.ts';
import { testBombs } from '../testing/test-bombs.ts';
import { createTestDesk, testDeskOrigin } from '../testing/test-desk.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { testPicture } from '../testing/test-pictures.ts';

const testJob = jobsIn<typeof import('../testing/test-jobs.ts')>(new URL('../testing/test-jobs.ts', import.meta.url));

async function createEditor(options: Parameters<typeof createTestDesk>[0] = {}) {
  const testDesk = await createTestDesk(options);
  const token = await testDesk.signInAs('editor', 'editor@example.com');

  async function bringIn(purpose: string, payload: Buffer, type = 'image/png') {
    const response = await testDesk.api.inject({
      method: 'POST',
      url: `/desk/api/pictures/${purpose}`,
      headers: { host: 'localhost:3000', origin: testDeskOrigin, cookie: `staff=${token}`, 'content-type': type },
      payload,
    });
    return { status: response.statusCode, body: response.json(), sentence: response.json().err?.[0]?.val };
  }

  const post = async (path: string, body: object = {}) =>
    (await testDesk.desk('POST', `/${path}`, { token, body })).body;
  const put = async (path: string, body: object) => (await testDesk.desk('PUT', `/${path}`, { token, body })).body;
  return { ...testDesk, bringIn, post, put };
}

onEachEngine((engine) => {
  test('photograph: on the site with the record, in both formats, to be kept for good', async () => {
    const { api, bringIn, call, db, post, put } = await createEditor({ engine, demo: true });
    const { body: picture } = await bringIn('photo', await testPicture('jpeg'), 'image/jpeg');
    const data = { fullname: 'Test Expert', position: 'Test', photo: picture.id, photoText: 'Test smile' };
    const { id, version } = await post('experts', { data });
    const published = await post(`experts/${id}/publish`, { version });
    const rowOf = async () =>
      (await call(callPaths.getProfileList, { fkUserId: id, limit: 1, startLimit: 0 })).tbl[0].r[0];
    const row = await rowOf();
    expect(row).toMatchObject({
      userImage: `${picture.id}-320.webp`,
      imageText: 'Test smile',
      imageTint: picture.tint,
    });

    for (const [name, type] of [
      [row.userImage, 'image/webp'],
      [row.userImage.replace('.webp', '.avif'), 'image/avif'],
    ]) {
      const { headers, statusCode } = await api.inject(`/files/users/${name}`);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
    }
    expect(await db.selectFrom('auditLog').selectAll().where('action', 'like', 'picture%').execute()).toMatchObject([
      { email: 'editor@example.com', action: 'picture brought in', subject: 'photo', detail: picture.id },
    ]);

    const saved = await put(`experts/${id}`, { version: published.version, data: { ...data, photo: '' } });
    await post(`experts/${id}/publish`, { version: saved.version });
    const drawn = await rowOf();
    expect(drawn.userImage).toBe(`${id}.svg`);
    expect(drawn).not.toHaveProperty('imageTint');
  });
});

test('logo and website of a partner: in the list of the site', async () => {
  const { api, bringIn, post } = await createEditor();
  const { body: logo } = await bringIn('logo', await testPicture('webp', 600, 200), 'image/webp');
  const { id, version } = await post('partners', {
    data: { name: 'Test Partner', logo: logo.id, link: 'https://partner.example/' },
  });
  await post(`partners/${id}/publish`, { version });
  const answer = await api.inject({ method: 'POST', url: `/api/${callPaths.getPartnerList}` });
  const row = answer.json().tbl[0].r.at(-1);

  expect(row).toEqual({
    partnerName: 'Test Partner',
    partnerUrl: 'https://partner.example/',
    imgUrl: `/files/pictures/${logo.id}-272.webp`,
  });
  expect((await api.inject(row.imgUrl)).statusCode).toBe(200);
});

test('picture that is not there, or is for something else: not published', async () => {
  const { bringIn, post } = await createEditor();
  const { body: logo } = await bringIn('logo', await testPicture('png'));
  for (const photo of ['0'.repeat(32), logo.id]) {
    const { id, version } = await post('experts', { data: { fullname: 'Test', position: 'Test', photo } });
    expect((await post(`experts/${id}/publish`, { version })).err[0].val).toContain('bring it in again');
  }
  expect((await post('experts', { data: { photo: '../../demo.sqlite' } })).err[0].val).toBe(
    'Photograph: this is no picture.',
  );
});

test('picture of more than 10 MB, no picture, another purpose: refused in a sentence', async () => {
  const { bringIn } = await createEditor();

  expect((await bringIn('photo', Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
  expect(await bringIn('photo', Buffer.from('Test'))).toMatchObject({
    status: 400,
    sentence: expect.stringMatching(/^This is no PNG/),
  });
  expect((await bringIn('cover', await testPicture('png'))).status).toBe(404);
});

test('names that no picture has: nothing there', async () => {
  const { api } = await createEditor();
  for (const name of ['..%2fdemo.sqlite', `${'0'.repeat(32)}-320.webp`, `${'0'.repeat(32)}-320.svg`, '.webp'])
    expect((await api.inject(`/files/pictures/${name}`)).statusCode).toBe(404);
});

test('system that starts no process: the picture is not called too large, and is taken when asked again', async () => {
  const { bringIn } = await createEditor();
  await testJob('end', {}, ofStaff({ email: 'test@example.com' })).catch(() => undefined);
  const { execPath } = process;
  onTestFinished(() => {
    process.execPath = execPath;
  });
  process.execPath = '/nowhere/node';

  expect(await bringIn('logo', await testPicture('png'))).toMatchObject({
    status: 503,
    sentence: 'The service is not available at the moment. Please try again in a minute.',
  });
  process.execPath = execPath;
  expect((await bringIn('logo', await testPicture('png'))).status).toBe(200);
});

/** In seconds of the processor, with those of the start of its process and of the next picture. */
const longestDrawing = 2;
const around = 3;

test.skipIf(!canCountChildren).each(Object.keys(testBombs))(
  'drawing with %s: over within two seconds of the processor, and the next is drawn',
  {
    tags: ['all'],
  },
  async (name) => {
    const { bringIn } = await createEditor();
    const before = cpuOfChildren();
    const { sentence, status } = await bringIn('logo', testBombs[name] ?? Buffer.of(), 'image/svg+xml');

    if (status !== 200) expect(sentence).toMatch(/takes too long|repeats its parts too often/);
    expect((await bringIn('logo', await testPicture('png'))).status).toBe(200);
    const used = cpuOfChildren() - before;
    expect(used).toBeGreaterThan(0);
    expect(used).toBeLessThan(longestDrawing + around);
  },
);

test('drawing that takes too long to draw: refused, and the next one is drawn', {
  tags: ['all'],
  timeout: 180_000,
}, async () => {
  const { bringIn } = await createEditor();

  expect(await bringIn('logo', testBombs.turbulence ?? Buffer.of(), 'image/svg+xml')).toMatchObject({
    status: 400,
    sentence: 'The picture takes too long, or too much memory, to draw.',
  });
  expect((await bringIn('logo', await testPicture('png'))).status).toBe(200);
});
