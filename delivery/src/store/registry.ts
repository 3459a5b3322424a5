import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { checkRegistry, type Registry } from '@agile-languages/shared/registry';
import { readHistory } from './history.ts';
import { parseJson, readJson } from './json.ts';
import type { Store } from './store.ts';

export async function readRegistry(store: Store): Promise<Registry | undefined> {
  const text = await readFile(store.registry, 'utf8').catch((cause) => {
    if (cause.code === 'ENOENT') return undefined;
    throw new UserError(`The registry ${store.registry} cannot be read: ${cause.message}`);
  });
  if (text === undefined) return undefined;
  const checked = checkRegistry(parseJson(text));
  if (typeof checked !== 'string') return checked;
  throw new UserError(
    `The registry ${store.registry} is broken: ${checked} The last good one is the file registry.json in the newest folder below ${store.directory}/pages.`,
  );
}

export async function replaceRegistry(store: Store, registry: Registry): Promise<void> {
  const checked = checkRegistry(parseJson(JSON.stringify(registry)));
  if (typeof checked === 'string') throw new UserError(`${checked} So it is not written, and nothing has changed.`);
  await mkdir(dirname(store.registry), { recursive: true });
  const now = checkRegistry(parseJson(await readFile(store.registry, 'utf8').catch(() => '')));
  if (typeof now !== 'string' && now.revision > registry.revision) return;
  const draft = `${store.registry}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(registry));
  const file = await open(draft, 'r');
  await file.sync();
  await file.close();
  await rename(draft, store.registry);
  // A process that was stopped for long may come late.
  const next = await claimedRegistry(store, registry.revision + 1);
  if (next?.revision === registry.revision + 1) await replaceRegistry(store, next);
}

export const releaseIn = (registry: Registry | undefined, name: string): string | undefined =>
  name === 'shell' ? registry?.shell.release : registry?.areas[name]?.release;

export const namesIn = (registry: Registry | undefined): string[] =>
  registry ? ['shell', ...Object.keys(registry.areas)] : [];

export async function lastGoodRegistry(store: Store): Promise<Registry | undefined> {
  const revision = (await readHistory(store)).at(-1)?.revision;
  if (revision === undefined) return undefined;
  const registry = checkRegistry(await readJson(join(store.pages(revision), 'registry.json')));
  return typeof registry === 'string' ? undefined : registry;
}

export const registryWith = async (store: Store, name: string, release: string): Promise<Registry | undefined> =>
  (await keptRegistries(store)).find((registry) => releaseIn(registry, name) === release);

async function keptRegistries(store: Store): Promise<Registry[]> {
  const parent = join(store.pages(0), '..');
  const revisions = (await readdir(parent).catch(() => []))
    .map(Number)
    .filter(Number.isInteger)
    .sort((a, b) => b - a);
  const registries = revisions.map(async (revision) =>
    checkRegistry(await readJson(join(store.pages(revision), 'registry.json'))),
  );
  return (await Promise.all(registries)).filter((registry) => typeof registry !== 'string');
}

/** A folder cannot be renamed to one that has files: of several processes exactly one succeeds. */
export async function claimRevision(store: Store, revision: number, draft: string): Promise<boolean> {
  try {
    await rename(draft, store.pages(revision));
    return true;
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(code)) return false;
    throw cause;
  }
}

export async function claimedRegistry(store: Store, revision: number): Promise<Registry | undefined> {
  const text = await readFile(join(store.pages(revision), 'registry.json'), 'utf8').catch((cause) => {
    if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return '';
    throw cause;
  });
  const registry = checkRegistry(parseJson(text));
  return typeof registry === 'string' ? undefined : registry;
}
