import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EmbedContract, expectNothingMissing, parseContract } from '@agile-languages/shared/embed/spec';
import type { SiteConfig } from '@agile-languages/shared/platform';
import { hashOf } from '../../build/sources.ts';
import { root } from '../../paths.ts';
import { readRegistry } from '../../store/registry.ts';
import type { Store } from '../../store/store.ts';
import { hasEveryElement, readEmbedFiles, writeFolder, writeVersion } from './files.ts';
import { writeFramedPages } from './framed-pages.ts';
import { writePreviewPages } from './preview-pages.ts';
import { exactVersion, publishedVersions, recordVersion } from './versions.ts';

const published = join(root, 'shared/src/embed/published');

/** The same bytes keep their version for a rollback. `undefined`: an element has no view. */
export async function publishEmbed(
  store: Store,
  { apiBase, fileBase, origin }: SiteConfig,
  releases: Readonly<Record<string, string | undefined>>,
  live?: string,
): Promise<string | undefined> {
  const views = viewFolders(store, releases);
  if (!hasEveryElement(views)) return undefined;
  await writePreviewPages(store);
  await writeFramedPages(store);

  const files = await readEmbedFiles([await commonFiles(store), published, ...views]);
  const addresses = { bases: `${apiBase} ${fileBase}`, site: origin };
  const contract = parseContract(files.get('contract.txt')?.toString() ?? '');
  const { version, digest, isNew } = exactVersion(
    contract.version,
    files,
    Object.values(addresses).join(' '),
    await publishedVersions(store),
  );
  if (!isNew && existsSync(store.embed(version))) return version;
  await expectToKeep(store, live ?? (await readRegistry(store))?.embed, contract);
  await writeVersion(store.embed(version), { version, ...addresses, files });
  await recordVersion(store, version, digest);
  return version;
}

async function expectToKeep(store: Store, live: string | undefined, next: EmbedContract): Promise<void> {
  const file = join(store.embed(live ?? ''), 'contract.txt');
  if (live && existsSync(file)) expectNothingMissing(parseContract(await readFile(file, 'utf8')), next);
}

const viewFolders = (store: Store, releases: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(releases)
    .sort(([first], [second]) => first.localeCompare(second))
    .flatMap(([name, hash]) => (hash ? [join(store.release(name, hash), 'embed')] : []))
    .filter((folder) => existsSync(folder));

const shared = join(root, 'shared');

export async function commonFiles(store: Store): Promise<string> {
  const inputs = await hashOf(
    root,
    [join(shared, 'src/embed'), join(shared, 'build')],
    [join(root, 'package-lock.json')],
  );
  const folder = store.embed(`parts-${inputs}`);
  if (existsSync(folder)) return folder;
  const { commonConfigs } = await import('@agile-languages/shared/build');
  const { runBuild } = await import('../../build/build.ts');
  await writeFolder(folder, (draft) => runBuild('embed', commonConfigs(draft)));
  return folder;
}
