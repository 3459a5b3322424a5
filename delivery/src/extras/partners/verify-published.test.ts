/** @module-tag all */
import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { elementSpecs } from '@agile-languages/shared/embed/spec';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { site as siteFiles } from '../../serve/site.ts';
import { activate, testRelease, testReleases, testStore } from '../../test/test-store.ts';
import { embedRoutes } from './embed-routes.ts';
import { prepareEmbed } from './publish.ts';
import { verifyPublished } from './verify-published.ts';

async function testSite() {
  const store = await testStore();
  const releases: Record<string, string> = await testReleases(store);
  for (const { module } of elementSpecs)
    releases[module] = await testRelease(store, module, 'first', {
      files: { [`embed/${module}.js`]: `export const mount = '${module}';` },
    });
  await activate(store, releases, { prepareForPartners: prepareEmbed });
  const server = fastify();
  onTestFinished(() => server.close());
  await server.register(siteFiles, { store, origins: [], frames: [], routes: embedRoutes });
  const version: string = (await server.inject('/embed/versions.json')).json().v1;
  const request: typeof fetch = async (address) => {
    const { statusCode, rawPayload } = await server.inject(new URL(String(address)).pathname);
    return new Response(new Uint8Array(rawPayload), { status: statusCode });
  };
  return { request, version, folder: store.embed(version) };
}

async function change(file: string, text: string) {
  await appendFile(file, text);
  for (const copy of ['br', 'gz']) await rm(`${file}.${copy}`, { force: true });
}

const site = 'https://site.test';

test('site as it was published: every file at both addresses, no problem', async () => {
  const { request, folder } = await testSite();
  const { files } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));

  expect(await verifyPublished(site, request)).toEqual({
    versions: 1,
    files: 2 * Object.keys(files).length,
    problems: [],
  });
});

test('file that was changed, file that is gone: named', async () => {
  const { request, version, folder } = await testSite();
  await change(join(folder, 'loader.js'), '//');
  await change(join(folder, 'embed.css'), '');
  await rm(join(folder, 'embed.css'));

  const { problems } = await verifyPublished(site, request);

  expect(problems).toContain(`/embed/${version}/loader.js has other bytes than its manifest states.`);
  expect(problems).toContain('/embed/v1/embed.css is missing.');
});

test.each([
  ['no list of versions', 404, ''],
  ['a list that is a page', 200, '<!doctype html>'],
  ['a list of another shape', 200, '{"versions":{}}'],
])('site with %s: a sentence', async (_, status, text) => {
  const request = async () => new Response(text, { status });

  await expect(verifyPublished(site, request)).rejects.toThrow('does not list what it has published');
});

test('list without a version, and one whose live version is not in it: a problem', async () => {
  const { request } = await testSite();
  const listing =
    (list: object): typeof fetch =>
    async (address) =>
      String(address).endsWith('versions.json') ? Response.json(list) : request(address);

  for (const list of [{ versions: [] }, { v1: '1.0.1', versions: [] }])
    expect((await verifyPublished(site, listing(list))).problems).toEqual([
      '/embed/versions.json lists no version for /embed/v1/.',
    ]);
});

test('file beside those of a version that cannot be read: named, and the rest is checked', async () => {
  const { request, version } = await testSite();
  const problemsWith = async (name: string, text?: string) => {
    const { problems } = await verifyPublished(site, async (address) => {
      if (!String(address).endsWith(`/${version}/${name}`)) return request(address);
      return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
    });
    return problems;
  };
  const noFiles = `/embed/${version}/manifest.json is missing or lists no files.`;

  expect(await problemsWith('manifest.json')).toContain(noFiles);
  expect(await problemsWith('manifest.json', '<!doctype html>')).toContain(noFiles);
  expect(await problemsWith('manifest.json', '{"files":{"loader.js":null}}')).toContain(
    `/embed/${version}/loader.js has other bytes than its manifest states.`,
  );
  expect(await problemsWith('contract.txt')).toContain(
    `${version}: The first line of a contract is like "contract 1.2", not "".`,
  );
  expect(await problemsWith('contract.txt', 'contract 9.9')).toContain(`${version}: its contract is that of 9.9.`);
});
