import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { embedConfig } from './config.ts';
import { onlyLoadedFiles, unpublished } from './only-loaded-files.ts';
import { shortExports } from './short-exports.ts';

/**
 * Configurations of what partners load of an area: one for each `src/embed*.tsx`, so that a page never fetches what
 * another view needs. `embed.tsx` is named like the area, `embed-needs.tsx` like the area with `-needs` behind it.
 */
export const viewConfigs = (directory: string, area: string, outDir: string): Configuration[] =>
  readdirSync(join(directory, 'src'))
    .filter((file) => /^embed(?:-\w+)?\.tsx$/.test(file))
    .map((file) => viewConfig(directory, file, file.slice(0, -4).replace('embed', area), outDir));

/**
 * The bundler puts the code of a view into a file without a name, and writes an entry file that only passes on its
 * exports. The file without a name gets the name of the view here, so that a page needs one request and not two.
 */
function viewConfig(directory: string, file: string, view: string, outDir: string): Configuration {
  const config = embedConfig(directory, { [view]: `./src/${file}` }, outDir);
  return {
    ...config,
    output: {
      ...config.output,
      filename: ({ chunk }) => (chunk?.name ? unpublished(chunk.name) : `${view}.js`),
      chunkFilename: `${view}.[name].js`,
    },
    optimization: { ...config.optimization, runtimeChunk: true },
    plugins: [...(config.plugins ?? []), onlyLoadedFiles(view), shortExports(view)],
  };
}
