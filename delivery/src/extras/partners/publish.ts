import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type EmbedContract, expectNothingMissing, parseContract } from '@agile-languages/shared/embed/spec';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { VersionForPartners } from '../../activate/activate-options.ts';
import { hashOf } from '../../build/sources.ts';
import { root } from '../../paths.ts';
import { isOwnPartnerFile } from '../../release/partner-files.ts';
import { draftName } from '../../store/drafts.ts';
import { readRegistry } from '../../store/registry.ts';
import type { Store } from '../../store/store.ts';
import { type EmbedFiles, hasEveryElement, readEmbedFiles, readFiles, writeFolder, writeVersion } from './files.ts';
import { writeFramedPages } from './framed-pages.ts';
import { writePreviewPages } from './preview-pages.ts';
import { exactVersion, publishedVersions, recordVersion } from './versions.ts';

const published = join(root, 'shared/src/embed/published');

/** The same bytes keep their version for a rollback. `undefined`: an element has no view. */
export async function prepareEmbed(
  store: Store,
  { apiBase, fileBase, origin }: SiteConfig,
  releases: Readonly<Record<string, string>>,
  live?: string,
): Promise<VersionForPartners | undefined> {
  const views = await viewsOf(store, releases);
  if (!hasEveryElement(views)) return undefined;
  await writePreviewPages(store);
  await writeFramedPages(store);

  const files = await readEmbedFiles(views, [await commonFiles(store), published]);
  const addresses = { bases: `${apiBase} ${fileBase}`, site: origin };
  const contract = parseContract(files.get('contract.txt')?.toString() ?? '');
  const bases = Object.values(addresses).join(' ');
  const { version, digest } = exactVersion(contract.version, files, bases, await publishedVersions(store));
  const folder = store.embed(version);
  const isPublished = async () => existsSync(folder) && version in (await publishedVersions(store));
  if (await isPublished()) return { version, folder, written: Promise.resolve(), publish: async () => {} };
  await expectToKeep(store, live ?? (await readRegistry(store))?.embed, contract);
  const draft = store.embed(draftName());
  const written = writeVersion(draft, { version, ...addresses, files });
  written.catch(() => {});
  return {
    version,
    folder: draft,
    written,
    async publish() {
      await written;
      if (await isPublished()) return;
      await rm(folder, { recursive: true, force: true });
      await rename(draft, folder);
      await recordVersion(store, version, digest);
    },
  };
}

async function expectToKeep(store: Store, live: string | undefined, next: EmbedContract): Promise<void> {
  const file = join(store.embed(live ?? ''), 'contract.txt');
  if (live && existsSync(file)) expectNothingMissing(parseContract(await readFile(file, 'utf8')), next);
}

/** Of a release from before this was looked at, nothing of others is taken. */
async function viewsOf(store: Store, releases: Readonly<Record<string, string>>): Promise<EmbedFiles> {
  const views = Object.entries(releases).map(async ([name, hash]) => {
    const folder = join(store.release(name, hash), 'embed');
    const names = existsSync(folder) ? await readdir(folder) : [];
    const own = names.filter((file) => isOwnPartnerFile(name, file));
    return readFiles(folder, own);
  });
  return new Map((await Promise.all(views)).flat());
}

const shared = join(root, 'shared');

async function commonFiles(store: Store): Promise<string> {
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
