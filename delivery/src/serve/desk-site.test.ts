import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hostReader } from '@agile-languages/api';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deskSite, isBesideDesk, readAddresses } from './desk-site.ts';

async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.html'), '<title>Test desk</title>');
  await writeFile(join(folder, 'partner.html'), '<title>Test partner</title>');
  await writeFile(join(folder, 'index.html.br'), 'test');
  await writeFile(join(folder, 'desk.js'), 'test();');
  return folder;
}

async function testServer(
  origin = 'https://site.test',
  log: (sentence: string) => void = () => undefined,
  trustProxy = '',
  folder?: Promise<string | undefined>,
) {
  const built = folder ?? Promise.resolve(await testFolder());
  const site = { folder: built, origin, siteOrigin: 'https://site.test', log, hostOf: hostReader(trustProxy) };
  const server = fastify();
  // The site's, beside which the desk is.
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is nothing here.'),
  );
  server.addHook('onRequest', async ({ raw }, reply) => {
    if (isBesideDesk(site, raw)) return reply.code(302).send();
  });
  await server.register(deskSite, site);
  onTestFinished(() => server.close());
  return (url: string, host: string, passedOn = '') =>
    server.inject({ url, headers: { host, 'x-forwarded-host': passedOn } });
}

test('desk, any address below it: its document, with a policy that allows no inline code', async () => {
  const get = await testServer();
  const { body, headers, statusCode } = await get('/desk/questions/new', 'site.test');

  expect(statusCode).toBe(200);
  expect(body).toBe('<title>Test desk</title>');
  expect(headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self'; style-src 'self'; /);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['cache-control']).toBe('no-cache');
});

test('desk that is still being built: requests wait for it', async () => {
  const folder = Promise.withResolvers<string>();
  const get = await testServer(undefined, undefined, undefined, folder.promise);
  const answers = Promise.all(['/desk', '/partner', '/desk/files/desk.js'].map((url) => get(url, 'site.test')));
  folder.resolve(await testFolder());

  expect((await answers).map(({ body }) => body)).toEqual([
    '<title>Test desk</title>',
    '<title>Test partner</title>',
    'test();',
  ]);
});

test.each(['/desk', '/partner', '/desk/files/desk.js'])('%s of a desk that does not build: 404', async (url) => {
  const get = await testServer(undefined, undefined, undefined, Promise.resolve(undefined));

  expect((await get(url, 'site.test')).statusCode).toBe(404);
});

test('page for partners, any address below it: its document on the host of the site, with the same policy', async () => {
  const get = await testServer('https://desk.test');
  const { body, headers } = await get('/partner/link', 'site.test');

  expect(body).toBe('<title>Test partner</title>');
  expect(headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self'; style-src 'self'; /);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['cache-control']).toBe('no-cache');
  expect((await get('/partner', 'desk.test')).statusCode).toBe(302);
  expect((await get('/partner', 'other.test')).statusCode).toBe(404);
  expect((await get('/partner/site.json', 'site.test')).statusCode).toBe(404);
  expect((await get('/desk/files/partner.html', 'site.test')).statusCode).toBe(404);
});

test('desk, files: kept by browsers for good; the document is none of them', async () => {
  const get = await testServer();

  expect((await get('/desk/files/desk.js', 'site.test')).headers['cache-control']).toContain('immutable');
  expect((await get('/desk/files/index.html', 'site.test')).statusCode).toBe(404);
});

test.each([
  ...['/desk/.git/config', '/desk/site.json', '/desk/classes/index.php?x=1', '/desk/files/unknown.js'],
  ...['/desk/%2egit/config', '/desk/%2Eenv', '/desk/site%2ejson', '/desk/site.json/', '/desk/site.json%20'],
  ...['/desk/backup.sql~', '/desk/config.php;x', '/desk/a.tar.gz-old'],
])('%s: 404', async (url) => {
  const get = await testServer();

  expect((await get(url, 'site.test')).statusCode).toBe(404);
});

test.each([
  ['/desk/id_rsa', 404],
  ['/desk/questions/1/more', 404],
  ['/desk/accounts', 404],
  ['/partner/id_rsa', 404],
  ['/desk/', 200],
  ['/desk/account?x=1', 200],
  ['/desk/Classes/500017/PARTICIPANTS', 200],
  ['/desk/classes/500017/participants', 200],
  ['/desk/keys/partners/1', 200],
  ['/partner/', 200],
  ['/partner/of/1', 200],
])('%s, screen or none: %d, with the document', async (url, status) => {
  const get = await testServer();

  expect(await get(url, 'site.test')).toMatchObject({
    statusCode: status,
    body: expect.stringMatching(/^<title>Test (desk|partner)/),
  });
});

test.each(['SITE.test', 'site.test.', 'site.test:443'])('desk asked for at %s: its document', async (host) => {
  const get = await testServer();

  expect((await get('/desk', host)).statusCode).toBe(200);
  expect((await get('/partner', host)).statusCode).toBe(200);
});

test('desk asked for on another host: a line that names both, once for each', async () => {
  const said: string[] = [];
  const get = await testServer('https://site.test', (sentence) => said.push(sentence));

  for (const host of ['127.0.0.1:3000', '127.0.0.1:3000', 'other.test'])
    expect((await get('/desk', host)).statusCode).toBe(404);
  expect(said).toEqual([
    'The desk answers for site.test alone; a request came for 127.0.0.1:3000. A proxy has to pass the host on.',
    'The desk answers for site.test alone; a request came for other.test. A proxy has to pass the host on.',
  ]);
  for (let count = 0; count < 99; count++) await get('/desk', `${count}.test`);
  expect(said).toHaveLength(50);
});

test('desk on an origin of its own: not on the host of the site, whose pictures it may show', async () => {
  const get = await testServer('https://desk.test');

  expect((await get('/desk', 'site.test')).statusCode).toBe(404);
  expect((await get('/desk', 'desk.test')).headers['content-security-policy']).toContain(
    "img-src 'self' data: blob: https://site.test;",
  );
});

test.each([
  ['/', 'desk.test', 302],
  ['/', 'DESK.test:443', 302],
  ['/api/site', 'desk.test', 302],
  ['/desktop', 'desk.test', 302],
  ['/desk', 'desk.test', 200],
  ['/desk/account?x', 'desk.test', 200],
  ['/', 'site.test', 404],
])('request for %s on %s, desk on an origin of its own: %d, also behind a proxy', async (url, host, status) => {
  const [direct, behind] = [
    await testServer('https://desk.test'),
    await testServer('https://desk.test', undefined, '127.0.0.1'),
  ];

  expect((await direct(url, host, 'other.test')).statusCode).toBe(status);
  expect((await behind(url, '127.0.0.1:3000', host)).statusCode).toBe(status);
});

test('addresses of the screens that cannot be read: the server does not start', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'desk-')), 'addresses.json');
  onTestFinished(() => rm(dirname(file), { recursive: true }));
  for (const text of ['', '{}', '{"desk":["/"],"partner":"/"}']) {
    await writeFile(file, text);
    await expect(readAddresses(file)).rejects.toThrow(`${file}, the addresses of the desk, cannot be read.`);
  }
  await rm(file);
  await expect(readAddresses(file)).rejects.toThrow(`${file}, the addresses of the desk, cannot be read.`);
});

test.each(['/index.html', 'index.html%00', '..%5cindex.html', ''])(
  'desk, no file at /desk/files/%s: 404 in the words of the site',
  async (path) => {
    const get = await testServer();

    const { statusCode, body, headers } = await get(`/desk/files/${path}`, 'site.test');

    expect([statusCode, body]).toEqual([404, 'There is nothing here.']);
    expect(headers['cache-control']).toBe('no-store');
  },
);

test('desk, document: not at the address of its packed copy either', async () => {
  const get = await testServer();

  expect((await get('/desk/files/index.html.br', 'site.test')).statusCode).toBe(404);
});

test('desk that is still being built: requests wait 20 s at most, and are asked to come again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise: folder, resolve } = Promise.withResolvers<string>();
  const get = await testServer('https://site.test', undefined, '', folder);
  const waiting = Promise.all(['/desk', '/desk/files/desk.js'].map((path) => get(path, 'site.test')));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2));
  vi.advanceTimersByTime(20_000);

  const [document, file] = await waiting;
  expect([document?.statusCode, document?.headers['retry-after']]).toEqual([503, '10']);
  expect(file?.statusCode).toBe(503);

  resolve(await testFolder());
  expect((await get('/desk', 'site.test')).statusCode).toBe(200);
});
