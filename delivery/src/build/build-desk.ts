import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { access, constants, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { UserError } from '@agile-languages/shared/errors';
import { root } from '../paths.ts';
import { hashOf } from './sources.ts';

const builds = join(root, '.cache/desk');

export async function buildDesk(stopping?: AbortSignal): Promise<string> {
  const sources = ['desk', 'shared/src', 'shared/build', 'api/src'].map((folder) => join(root, folder));
  const name = await hashOf(root, sources, [join(root, 'package-lock.json')]);
  if (existsSync(join(builds, name))) return join(builds, name);
  const folder = join((await isWritable(builds)) ? builds : await mkdtemp(join(tmpdir(), 'desk-')), name);
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  try {
    await build(draft, stopping);
    await rename(draft, folder).catch((cause) => {
      const builtMeanwhile = existsSync(folder);
      if (!builtMeanwhile) throw cause;
    });
  } finally {
    await rm(draft, { recursive: true, force: true, maxRetries: 3 });
  }
  return folder;
}

async function isWritable(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** In a process of its own: a build returns little of its memory. */
async function build(outDir: string, signal: AbortSignal | undefined): Promise<void> {
  const program = fileURLToPath(new URL('./build-desk.child.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [program, outDir], { signal }).catch(({ stderr, message }) => {
    throw new UserError(`The desk does not build.\n${stderr || message}`);
  });
}
