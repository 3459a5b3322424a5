import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@agile-languages/shared/platform';
import { root } from '../paths.ts';
import type { Store } from '../store/store.ts';
import { commonFiles } from './common-files.ts';
import { hasEveryElement, readEmbedFiles } from './embed-files.ts';
import { exactVersion, recordVersion } from './exact-version.ts';
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
 * @returns the version, or `undefined` when the releases do not bring the view of every element
 */
export async function publishEmbed(
  store: Store,
  { apiBase, fileBase }: SiteConfig,
  releases: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  const views = viewFolders(store, releases);
  if (!hasEveryElement(views)) return undefined;
  await writePreviewPages(store);

  const files = await readEmbedFiles([await commonFiles(store), published, ...views]);
  const bases = `${apiBase} ${fileBase}`;
  const { version, isNew } = await exactVersion(store, files, bases);
  if (!isNew && existsSync(store.embed(version))) return version;
  await writeVersion(store.embed(version), { version, bases, files });
  await recordVersion(store, version, files, bases);
  return version;
}

/** Folders of the releases that bring views for partners, in the order of their names. */
const viewFolders = (store: Store, releases: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(releases)
    .sort(([first], [second]) => first.localeCompare(second))
    .flatMap(([name, hash]) => (hash ? [join(store.release(name, hash), 'embed')] : []))
    .filter((folder) => existsSync(folder));
