import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Configuration, type EntryObject, type RspackPluginInstance, rspack } from '@rspack/core';
import { browsers } from './browsers.ts';
import { oneFilePerEntry, shortExports, shortNames, usedTokensOnly, withoutRuntime } from './embed-plugins.ts';
import { scripts } from './rules.ts';

const instead = (name: string) => join(import.meta.dirname, '../src/embed/preact', name);

/**
 * Configurations of what partners load of an area: one for each `src/embed*.tsx`, so that a page never fetches what
 * another view needs. `embed.tsx` is named like the area, `embed-needs.tsx` like the area with `-needs` behind it.
 */
export const embedConfigs = (directory: string, name: string, outDir: string): Configuration[] =>
  readdirSync(join(directory, 'src'))
    .filter((file) => /^embed(?:-\w+)?\.tsx$/.test(file))
    .map((file) => embedConfig(directory, { [file.slice(0, -4).replace('embed', name)]: `./src/${file}` }, outDir));

/**
 * Configuration of what partners load: ES modules that work on any page. Preact takes React's place, styles travel as
 * text, and addresses of chunks follow from the module's own.
 */
export function embedConfig(directory: string, entry: EntryObject, outDir: string): Configuration {
  return {
    name: 'embed',
    context: directory,
    mode: 'production',
    target: ['web', 'es2022'],
    entry,
    devtool: false,
    output: {
      path: outDir,
      filename: ({ chunk }) => `${chunk?.name ?? `${Object.keys(entry)[0]}.${chunk?.id}`}.js`,
      chunkFilename: `${Object.keys(entry)[0]}.[name].js`,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'modern-module' },
    },
    resolve: {
      alias: {
        'react/jsx-runtime$': instead('jsx-runtime.ts'),
        'react-dom/client$': instead('react-dom-client.ts'),
        react$: instead('react.ts'),
      },
    },
    module: {
      parser: { javascript: { importMeta: false, url: false } },
      rules: [
        scripts(false, 'browser'),
        { test: /criteria-text\.ts$/, enforce: 'pre', loader: loader('criteria-loader.ts') },
        { test: /preact\.mjs$/, loader: loader('preact-loader.ts') },
        { test: /\.tsx$/, enforce: 'pre', loader: loader('embed-class-loader.ts') },
        {
          test: /\.css$/,
          type: 'javascript/auto',
          use: [loader('embed-css-loader.ts'), lightning],
        },
        { test: /tokens\.css$/, enforce: 'pre', loader: loader('embed-tokens-loader.ts') },
      ],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: false,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: {
            ecma: 2022,
            module: true,
            compress: { passes: 3, ecma: 2022 },
            format: { comments: false },
          },
        }),
      ],
    },
    plugins: [
      insteadOf(join(directory, 'src')),
      insteadOf(join(import.meta.dirname, '../src')),
      new rspack.NormalModuleReplacementPlugin(/createLucideIcon\.mjs$/, instead('create-icon.ts')),
      withoutRuntime,
      oneFilePerEntry,
      shortExports,
      usedTokensOnly,
      shortNames,
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' }),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * A file below `src/embed/instead/` takes the place of the one with the same path below `src/` in this build, for
 * everybody but itself.
 */
function insteadOf(source: string): RspackPluginInstance {
  const other = join(source, 'embed/instead');
  return new rspack.NormalModuleReplacementPlugin(/^\.{1,2}\/.*\.tsx?$/, (found) => {
    const taken = join(other, relative(source, join(found.context, found.request)));
    if (taken !== found.contextInfo.issuer && existsSync(taken)) found.request = taken;
  });
}

const loader = (name: string) => join(import.meta.dirname, name);
const lightning = { loader: 'builtin:lightningcss-loader', options: { minify: true, targets: browsers } };
