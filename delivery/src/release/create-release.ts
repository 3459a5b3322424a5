import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from '../build/build.ts';
import { buildIdOf } from '../build/inputs.ts';
import { workspaceOf } from '../paths.ts';
import { precompress } from '../store/precompress.ts';
import type { Store } from '../store/store.ts';
import { describeArea, describeShell } from './describe-release.ts';

/**
 * Builds a workspace and keeps the result as an immutable release, `<name>/<hash of its bytes>/`:
 * `browser/`, `server/`, `area.json` and `release.json` with the integrity of each file.
 *
 * @param inputs hash of what the build reads
 * @returns the hash
 */
export async function createRelease(store: Store, name: string, inputs: string): Promise<string> {
  const draft = join(store.directory, name, `.draft-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    const id = buildIdOf(name, inputs);
    const chunks = await build(name, draft, id);
    if (name !== 'shell') await copyFile(join(workspaceOf(name), 'area.json'), join(draft, 'area.json'));
    const hash = await hashOf(draft);
    const target = store.release(name, hash);
    if (existsSync(join(target, 'release.json'))) return hash;
    const description =
      name === 'shell'
        ? await describeShell(draft, hash, id, chunks)
        : await describeArea(draft, name, hash, id, chunks);
    await precompress(join(draft, 'browser'));
    await writeFile(join(draft, 'release.json'), `${JSON.stringify(description, null, 2)}\n`);
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
    return hash;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function hashOf(directory: string): Promise<string> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`${relative(directory, file)}\0`).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
