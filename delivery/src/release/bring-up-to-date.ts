import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inputsOf } from '../build/inputs.ts';
import type { ReleasedName, Store } from '../places.ts';
import { step } from '../report.ts';

/** The release of a workspace as it is now; builds it only when what it reads has changed. */
export async function upToDate(store: Store, name: ReleasedName): Promise<string> {
  const inputs = await inputsOf(name);
  const builds = await readBuilds(store);
  const known = builds[name];
  if (known?.inputs === inputs && existsSync(join(store.release(name, known.release), 'release.json')))
    return known.release;
  const release = await step(
    `build ${name}`,
    async () => (await import('./release.ts')).createRelease(store, name, inputs),
    (hash) => hash,
  );
  await writeBuilds(store, { ...(await readBuilds(store)), [name]: { inputs, release } });
  return release;
}

type Builds = Partial<Record<ReleasedName, { inputs: string; release: string }>>;

async function readBuilds(store: Store): Promise<Builds> {
  try {
    return JSON.parse(await readFile(store.builds, 'utf8'));
  } catch {
    return {};
  }
}

async function writeBuilds(store: Store, builds: Builds): Promise<void> {
  await mkdir(dirname(store.builds), { recursive: true });
  await writeFile(store.builds, JSON.stringify(builds, null, 2));
}
