import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildPreset } from '@agile-languages/shared/build';
import { UserError } from '@agile-languages/shared/errors';
import { type Configuration, rspack } from '@rspack/core';
import { workspaceOf } from '../paths.ts';
import { type Built, readStats } from './read-stats.ts';

export async function presetOf(name: string): Promise<BuildPreset> {
  const module = await import(pathToFileURL(join(workspaceOf(name), 'rspack.config.ts')).href);
  return module.default;
}

export async function build(name: string, outDir: string, id: string): Promise<Built> {
  const preset = await presetOf(name);
  return runBuild(name, preset({ outDir, build: id }));
}

export function runBuild(name: string, configs: Configuration[]): Promise<Built> {
  const compiler = rspack(configs);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        const errors = stats?.toString({ preset: 'errors-only', colors: false });
        compiler.close(() => reject(error ?? new UserError(`${name} does not build.\n${errors}`)));
        return;
      }
      const built = readStats(stats);
      compiler.close(() => resolve(built));
    });
  });
}
