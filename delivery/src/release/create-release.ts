import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';
import { build } from '../build/build.ts';
import { buildIdOf } from '../build/inputs.ts';
import { workspaceOf } from '../paths.ts';
import { precompress } from '../store/precompress.ts';
import type { Store } from '../store/store.ts';
import { describeArea, describeShell } from './describe-release.ts';
import { readDeclaration } from './read-declaration.ts';
import { descriptionFile, integrityOfFiles, sealRelease } from './seal-release.ts';

/**
 * Builds a workspace and keeps the result as an immutable release, `<name>/<hash>/`: `browser/`, `server/`, `area.json`
 * and `release.json` with the integrity of each file. The hash is that of all of it.
 *
 * @param inputs hash of what the build reads
 * @returns the hash
 */
export async function createRelease(store: Store, name: string, inputs: string): Promise<string> {
  const draft = join(store.directory, name, `.draft-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    const description = await buildInto(draft, name, buildIdOf(name, inputs));
    const target = store.release(name, description.release);
    await precompress(join(draft, 'browser'));
    await writeFile(join(draft, descriptionFile), `${JSON.stringify(description, null, 2)}\n`);
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
    return description.release;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function buildInto(draft: string, name: string, id: string): Promise<AreaDescription | ShellDescription> {
  if (name === 'shell') {
    const built = await build(name, draft, id);
    const description = await describeShell(draft, id, built);
    return sealRelease<ShellDescription>(
      name,
      { version: await versionOf(name), ...description },
      await integrityOfFiles(draft),
    );
  }
  await readDeclaration(workspaceOf(name), name);
  const built = await build(name, draft, id);
  await copyFile(join(workspaceOf(name), 'area.json'), join(draft, 'area.json'));
  const description = await describeArea(draft, name, id, built);
  return sealRelease<AreaDescription>(
    name,
    { version: await versionOf(name), ...description },
    await integrityOfFiles(draft),
  );
}

const versionOf = async (name: string): Promise<string> =>
  JSON.parse(await readFile(join(workspaceOf(name), 'package.json'), 'utf8')).version;
