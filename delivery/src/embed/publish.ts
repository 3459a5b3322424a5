import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EmbedContract, expectNothingMissing, parseContract } from '@agile-languages/shared/embed/spec';
import type { SiteConfig } from '@agile-languages/shared/platform';
import { root } from '../paths.ts';
import { publishedVersions, recordVersion } from '../store/published-versions.ts';
import { readRegistry } from '../store/registry-file.ts';
import type { Store } from '../store/store.ts';
import { commonFiles } from './common-files.ts';
import { hasEveryElement, readEmbedFiles } from './embed-files.ts';
import { exactVersion } from './exact-version.ts';
import { writeFramedPages } from './framed-pages.ts';
import { writePreviewPages } from './preview-pages.ts';
import { writeVersion } from './write-version.ts';

/** Files that are published as they are. */
const published = join(root, 'shared/src/embed/published');

/**
 * Publishes what partners load as an immutable folder `embed/<exact version>/`: the loader and the other common files, and
 * the views of every release that brings some. The same bytes keep their version, so that a rollback leads back to the
 * version before.
 *
 * @param releases live release of each area
 * @param live version that is live. Default: that of the registry
 * @returns the version, or `undefined` when the releases do not bring the view of every element
 * @throws {UserError} when pages that rely on the live version would break
 */
export async function publishEmbed(
  store: Store,
  { apiBase, fileBase }: SiteConfig,
  releases: Readonly<Record<string, string | undefined>>,
  live?: string,
): Promise<string | undefined> {
  const views = viewFolders(store, releases);
  if (!hasEveryElement(views)) return undefined;
  await writePreviewPages(store);
  await writeFramedPages(store);

  const files = await readEmbedFiles([await commonFiles(store), published, ...views]);
  const bases = `${apiBase} ${fileBase}`;
  const contract = parseContract(files.get('contract.txt')?.toString() ?? '');
  const { version, digest, isNew } = exactVersion(contract.version, files, bases, await publishedVersions(store));
  if (!isNew && existsSync(store.embed(version))) return version;
  await expectToKeep(store, live ?? (await readRegistry(store))?.embed, contract);
  await writeVersion(store.embed(version), { version, bases, files });
  await recordVersion(store, version, digest);
  return version;
}

/** @throws {UserError} with the lines of the live contract that the next one would break */
async function expectToKeep(store: Store, live: string | undefined, next: EmbedContract): Promise<void> {
  const file = join(store.embed(live ?? ''), 'contract.txt');
  if (live && existsSync(file)) expectNothingMissing(parseContract(await readFile(file, 'utf8')), next);
}

/** Folders of the releases that bring views for partners, in the order of their names. */
const viewFolders = (store: Store, releases: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(releases)
    .sort(([first], [second]) => first.localeCompare(second))
    .flatMap(([name, hash]) => (hash ? [join(store.release(name, hash), 'embed')] : []))
    .filter((folder) => existsSync(folder));
