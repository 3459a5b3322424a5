import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, type EntryObject, rspack } from '@rspack/core';
import { browsers } from '../browsers.ts';
import { scripts } from '../rules.ts';

/** In every file but `x.embed.tsx` itself, which stands beside `x.tsx`. */
const embedSiblings = new rspack.NormalModuleReplacementPlugin(/^\.{1,2}\/.*\.tsx?$/, (found) => {
  const sibling = siblingOf(found.context, found.request);
  if (sibling !== found.contextInfo.issuer && existsSync(sibling)) found.request = sibling;
});

/**
 * ES modules that work on any page. Preact replaces React, styles are text in the modules, and addresses of chunks
 * follow from the module's own.
 */
export function embedConfig(directory: string, entry: EntryObject, outDir: string): Configuration {
  return {
    name: 'embed',
    context: directory,
    mode: 'production',
    target: ['web', 'es2022'],
    entry,
    devtool: false,
    output: { path: outDir, filename: '[name].js', library: { type: 'modern-module' } },
    resolve: {
      alias: {
        'react/jsx-runtime$': onPreact('jsx-runtime.ts'),
        'react-dom/client$': onPreact('react-dom-client.ts'),
        react$: onPreact('react.ts'),
      },
    },
    module: {
      parser: { javascript: { importMeta: false, url: false } },
      rules: [
        scripts(false, 'browser'),
        // Each language in a layer of its own, so that it waits for no file that languages share.
        ...['de', 'fr'].map((layer) => ({ test: new RegExp(`speak-${layer}\\.ts$`), layer })),
        { test: /criteria-text\.ts$/, enforce: 'pre', loader: loader('criteria-loader.ts') },
        { test: /\.css$/, type: 'javascript/auto', use: [loader('css-loader.ts'), lightning] },
        { test: /tokens\.css$/, enforce: 'pre', loader: loader('tokens-loader.ts') },
      ],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: false,
      minimizer: [minimizer({ module: true })],
    },
    plugins: [
      embedSiblings,
      new rspack.NormalModuleReplacementPlugin(/createLucideIcon\.mjs$/, onPreact('create-icon.ts')),
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' }),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const onPreact = (name: string) => join(import.meta.dirname, '../../src/embed/preact', name);
const loader = (name: string) => join(import.meta.dirname, name);
const lightning = { loader: 'builtin:lightningcss-loader', options: { minify: true, targets: browsers } };

/** Names at the top of a module are its own and are shortened; those of a classic script are global. */
export const minimizer = ({ module }: { module: boolean }) =>
  new rspack.SwcJsMinimizerRspackPlugin({
    extractComments: false,
    minimizerOptions: {
      ecma: 2022,
      module,
      compress: { passes: 4, ecma: 2022, pure_getters: true },
      format: { comments: false },
    },
  });

/** `/area/src/meter/ruler.embed.tsx` for `../meter/ruler.tsx` in `/area/src/tools`. */
export const siblingOf = (folder: string, request: string): string =>
  join(folder, request.replace(/\.tsx?$/, '.embed$&'));
