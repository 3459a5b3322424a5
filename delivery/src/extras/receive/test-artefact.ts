import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { AreaDescription } from '@agile-languages/shared/registry';
import { extract, type Header, pack } from 'tar-stream';
import { readDescription } from '../../store/release-description.ts';
import type { Store } from '../../store/store.ts';
import { type TestChanges, testRelease, testStore } from '../../test/test-store.ts';
import { signRelease } from './release-signature.ts';
import { readSigningKey, type SigningKey } from './signing-key.ts';
import { newKeyPair, registerKey } from './team-keys.ts';
import { writeArtefact } from './write-artefact.ts';

const provenance = { commit: '0123456789abcdef0123456789abcdef01234567', builder: 'test' };

export interface TestArtefactOptions {
  name?: string;
  version?: string;
  changes?: TestChanges;
  key?: SigningKey;
}

export async function testArtefact(options: TestArtefactOptions = {}): Promise<string> {
  const { name = 'catalog', version = 'second', changes, key } = options;
  const store = await testStore();
  const hash = await testRelease(store, name, version, changes);
  const description = await readDescription<AreaDescription>(store, name, hash);
  const file = join(store.directory, `${name}.tgz`);
  const signature = key && signRelease(name, description, provenance, key);
  const artefact = { name, packageName: `@agile-languages/mf-${name}`, description, ...provenance };
  await writeArtefact(store.release(name, hash), { ...artefact, ...(signature && { signature }) }, file);
  return file;
}

export interface TestEntry {
  header: Partial<Header> & { name: string };
  /** One character for each byte. */
  text: string;
}

export async function changeArtefact(file: string, change: (entries: TestEntry[]) => TestEntry[]): Promise<void> {
  const archive = extract();
  archive.end(gunzipSync(await readFile(file)));
  const entries: TestEntry[] = [];
  for await (const entry of archive)
    entries.push({ header: { name: entry.header.name }, text: (await buffer(entry)).toString('latin1') });
  const changed = pack();
  const archived = buffer(changed);
  for (const { header, text } of change(entries))
    changed.entry(header, header.type === 'symlink' ? '' : Buffer.from(text, 'latin1'));
  changed.finalize();
  await writeFile(file, gzipSync(await archived));
}

export async function testKey(store: Store, team: string, areas: readonly string[]): Promise<SigningKey> {
  const { privateKey, publicKey } = newKeyPair();
  await registerKey(store, { team, areas, publicKey });
  return readSigningKey(privateKey);
}
