import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildPreset } from '@agile-languages/shared/build';
import { type Configuration, rspack, type StatsChunk } from '@rspack/core';
import { workspaceOf } from '../paths.ts';

/** Files of one chunk of a browser build. */
export type Chunks = ReadonlyMap<string, readonly string[]>;

/** The build preset of a workspace. */
export async function presetOf(name: string): Promise<BuildPreset> {
  const module = await import(pathToFileURL(join(workspaceOf(name), 'rspack.config.ts')).href);
  return module.default;
}

/** Builds browser files and server bundle into `outDir`. @returns the files of each browser chunk, by chunk id. */
export async function build(name: string, outDir: string, id: string): Promise<Chunks> {
  const preset = await presetOf(name);
  return runBuild(name, preset({ outDir, build: id }));
}

/** Runs the two configurations of a preset. @throws with what does not build. */
export function runBuild(name: string, configs: Configuration[]): Promise<Chunks> {
  const compiler = rspack(configs);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats || stats.hasErrors())
          return reject(
            new Error(`${name} does not build.\n${stats?.toString({ preset: 'errors-only', colors: false })}`),
          );
        const browser = stats.stats[0]?.toJson({ all: false, chunks: true, ids: true });
        resolve(new Map((browser?.chunks ?? []).map((chunk) => [idOf(chunk), chunk.files ?? []])));
      });
    });
  });
}

const idOf = (chunk: StatsChunk) => String(chunk.id ?? chunk.names?.[0] ?? '');
