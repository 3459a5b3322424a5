import { realpathSync } from 'node:fs';
import { isAbsolute, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildPreset } from '@agile-languages/shared/build';
import { UserError } from '@agile-languages/shared/errors';
import { type Configuration, rspack, type StatsModule } from '@rspack/core';
import { codeFolder, root, workspaceOf } from '../paths.ts';
import { type Built, partsOf, readStats } from './read-stats.ts';

export async function presetOf(name: string): Promise<BuildPreset> {
  const module = await import(pathToFileURL(join(workspaceOf(name), 'rspack.config.ts')).href);
  return module.default;
}

export async function build(name: string, outDir: string, id: string): Promise<Built> {
  const preset = await presetOf(name);
  return runBuild(name, preset({ outDir, build: id }));
}

export async function runBuild(name: string, configs: Configuration[]): Promise<Built> {
  const parts = await run(name, configs);
  const { context = root } = configs[0] ?? {};
  expectOwnSources(
    name,
    context,
    parts.flatMap(({ modules }) => modules),
  );
  return readStats(parts);
}

function run(name: string, configs: Configuration[]): Promise<ReturnType<typeof partsOf>> {
  const compiler = rspack(configs);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        const errors = stats?.toString({ preset: 'errors-only', colors: false });
        compiler.close(() => reject(error ?? new UserError(`${name} does not build.\n${errors}`)));
        return;
      }
      const parts = partsOf(stats);
      compiler.close(() => resolve(parts));
    });
  });
}

const isOfPackage = /[\\/]node_modules[\\/]/;

/** @param folder of the workspace that is built: it takes nothing from another, which changes without it */
function expectOwnSources(name: string, folder: string, modules: readonly StatsModule[]): void {
  const folders = [folder, join(codeFolder, 'shared')].map((own) => realpathSync(own) + sep);
  const isOwn = (file: string) => isOfPackage.test(file) || folders.some((own) => file.startsWith(own));
  const stranger = modules.find(({ nameForCondition: file }) => file && isAbsolute(file) && !isOwn(file));
  if (!stranger) return;
  const { moduleName, userRequest } = stranger.reasons?.find((reason) => reason.userRequest) ?? {};
  throw new UserError(
    `${name} does not build: ${moduleName} has ${userRequest}, which is neither in its folder nor in shared nor in a package. Nothing has changed.`,
  );
}
