import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readJson } from './json.ts';
import type { Store } from './store.ts';

/** What partners could load from here, by version, in the order of publication. */
export type PublishedVersions = Readonly<Record<string, PublishedVersion>>;

interface PublishedVersion {
  /** Of its files and addresses. */
  digest: string;
  /** ISO date and time. */
  publishedAt: string;
}

/** Versions that were published before versions had a date are left out. */
export async function publishedVersions(store: Store): Promise<PublishedVersions> {
  const versions = (await readJson<Record<string, PublishedVersion | string>>(versionsFile(store))) ?? {};
  return Object.fromEntries(
    Object.entries(versions).flatMap(([version, facts]) => (typeof facts === 'string' ? [] : [[version, facts]])),
  );
}

/** Remembers which files a version has. To be called when they are written. */
export async function recordVersion(store: Store, version: string, digest: string): Promise<void> {
  const versions = {
    ...(await publishedVersions(store)),
    [version]: { digest, publishedAt: new Date().toISOString() },
  };
  await mkdir(dirname(versionsFile(store)), { recursive: true });
  await writeFile(versionsFile(store), `${JSON.stringify(versions, null, 2)}\n`);
}

const versionsFile = (store: Store) => store.embed('versions.json');
