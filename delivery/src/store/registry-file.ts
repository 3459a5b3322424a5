import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { checkRegistry, type Registry } from '@agile-languages/shared/registry';
import { parseJson } from './json.ts';
import type { Store } from './store.ts';

/** The live registry, or `undefined` before the first release. @throws {UserError} when the file is not readable. */
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

/** Replaces the live registry in one atomic rename, unless a later one is live already. @throws {UserError} instead of writing what could not be read */
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
}

/** Release of the shell or of an area that a registry names. */
export const releaseIn = (registry: Registry | undefined, name: string): string | undefined =>
  name === 'shell' ? registry?.shell.release : registry?.areas[name]?.release;

/** The shell and the areas of a registry. */
export const namesIn = (registry: Registry | undefined): string[] =>
  registry ? ['shell', ...Object.keys(registry.areas)] : [];
