import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testStore } from '../../test/test-store.ts';
import { fetchArtefact, isArtefact, reasonIn } from './fetch-artefact.ts';
import { testArtefact } from './test-artefact.ts';

async function registryWith(artefact: Buffer, sent = artefact) {
  const server = fastify();
  onTestFinished(() => server.close());
  const name = '@agile-languages/mf-catalog';
  const integrity = `sha512-${createHash('sha512').update(artefact).digest('base64')}`;
  server.get('/:name', async (request, reply) => {
    if ((request.params as { name: string }).name !== name) return reply.code(404).send({ error: 'not found' });
    const tarball = `http://${request.headers.host}/files/catalog.tgz`;
    const versions = { '1.8.2': { name, version: '1.8.2', dist: { tarball, integrity } } };
    return { name, 'dist-tags': { latest: '1.8.2' }, versions };
  });
  server.get('/files/catalog.tgz', () => sent);
  vi.stubEnv('npm_config_registry', await server.listen({ port: 0, host: '127.0.0.1' }));
  const { directory } = await testStore();
  vi.stubEnv('npm_config_cache', directory);
  vi.stubEnv('npm_config_fetch_retries', '0');
  return directory;
}

test('package of a registry: fetched as it is there', async () => {
  const artefact = await readFile(await testArtefact({ changes: { description: { version: '1.8.2' } } }));
  const folder = await registryWith(artefact);

  expect(await readFile(await fetchArtefact('catalog@1.8.2', folder))).toEqual(artefact);
});

test('package changed on its way: refused by its integrity', async () => {
  const artefact = await readFile(await testArtefact());
  const folder = await registryWith(artefact, Buffer.concat([artefact, Buffer.from('more')]));

  await expect(fetchArtefact('catalog@1.8.2', folder)).rejects.toThrow(
    /^@agile-languages\/mf-catalog@1\.8\.2 cannot be fetched/,
  );
});

test('version that the registry has not: one sentence', async () => {
  const folder = await registryWith(await readFile(await testArtefact()));

  await expect(fetchArtefact('catalog@9.9.9', folder)).rejects.toThrow(
    '@agile-languages/mf-catalog@9.9.9 cannot be fetched: No matching version found for @agile-languages/mf-catalog@9.9.9.',
  );
});

test.each([
  [
    'code ENOTFOUND|syscall getaddrinfo|errno ENOTFOUND|network request to https://x.test failed, reason: x',
    'request to https://x.test failed, reason: x',
  ],
  ['code E401|Incorrect or missing password.', 'Incorrect or missing password.'],
  ['code E404|404 Not Found - GET https://x.test/y - Not found', 'Not Found - GET https://x.test/y - Not found'],
  ['code EINTEGRITY|sha512-x integrity checksum failed', 'sha512-x integrity checksum failed'],
  ['code EACCES|syscall open|path /x', 'code EACCES'],
  ['', undefined],
])('npm says %s: told is %s', (lines, reason) => {
  const text = lines
    .split('|')
    .map((line) => `npm error ${line}`.trim())
    .join('\n');
  expect(reasonIn(text)).toBe(reason);
});

test.each<[string, boolean]>([
  ['catalog@1.8.2', true],
  ['@stories-team/stories@2.0.0', true],
  ['catalog', false],
  ['./catalog-2.0.0', false],
  ['--registry=x@1', false],
  ['catalog@../x', false],
])('%s is a package: %s', (text, expected) => {
  expect(isArtefact(text)).toBe(expected);
});
