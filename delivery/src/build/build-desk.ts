import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '@agile-languages/shared/errors';
import { root } from '../paths.ts';
import { precompress } from '../store/precompress.ts';
import { hashOf } from './inputs.ts';

const builds = join(root, '.cache/desk');

/**
 * Builds the desk of this checkout, unless these sources have been built before. It belongs to the API of the checkout
 * and is not released by itself.
 *
 * @returns the folder with `index.html` and the files that it names
 */
export async function buildDesk(): Promise<string> {
  const sources = ['desk', 'shared/src', 'shared/build', 'api/src/desk'].map((folder) => join(root, folder));
  const folder = join(builds, await hashOf(root, sources, [join(root, 'package-lock.json')]));
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await build(draft);
  await precompress(draft);
  await rename(draft, folder).catch(async (cause) => {
    await rm(draft, { recursive: true, force: true });
    const builtMeanwhile = existsSync(folder);
    if (!builtMeanwhile) throw cause;
  });
  return folder;
}

async function build(outDir: string): Promise<void> {
  const { rspack } = await import('@rspack/core');
  const { default: preset } = await import(pathToFileURL(join(root, 'desk/rspack.config.ts')).href);
  const compiler = rspack(preset({ outDir }));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const errors = stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : undefined;
      compiler.close(() => {
        if (error || errors) reject(error ?? new UserError(`The desk does not build.\n${errors}`));
        else resolve();
      });
    });
  });
}
