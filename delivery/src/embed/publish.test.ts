import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { site } from '../serve/serve.ts';
import type { Store } from '../store/store.ts';
import { activate, testRelease, testReleases, testStore } from '../test/test-store.ts';

async function embedOf(store: Store, name: 'assessment' | 'enrolment', hash: string, text: string) {
  const folder = join(store.release(name, hash), 'embed');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.js`), `export const mount = '${text}';`);
}

test('rollback: /embed/v1 gives the files of the version before again, the later one stays at its exact address', async () => {
  const store = await testStore();
  const first = await testReleases(store);
  await embedOf(store, 'assessment', first.assessment, 'first');
  await embedOf(store, 'enrolment', first.enrolment, 'first');
  const next = await testRelease(store, 'assessment', 'next');
  await embedOf(store, 'assessment', next, 'next');
  const server = fastify();
  await server.register(site, { store, origins: [], frames: [] });
  onTestFinished(() => server.close());
  const live = async (path: string) => (await server.inject(`/embed/${path}/assessment.js`)).body;
  const versionOf = async () => JSON.parse((await server.inject('/embed/v1/manifest.json')).body).version;

  await activate(store, first);
  expect(await live('v1')).toContain('first');
  const before = await versionOf();
  await activate(store, { assessment: next });
  expect(await live('v1')).toContain('next');
  const after = await versionOf();

  await activate(store, { assessment: first.assessment });

  expect(await live('v1')).toContain('first');
  expect(await versionOf()).toBe(before);
  expect(await live(after)).toContain('next');
  expect(JSON.parse(await readFile(store.embed('versions.json'), 'utf8'))).toHaveProperty([after]);
});
