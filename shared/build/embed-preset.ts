import { join } from 'node:path';
import { type Configuration, type EntryObject, rspack } from '@rspack/core';
import { browsers } from './browsers.ts';
import { scripts } from './rules.ts';

const instead = (name: string) => join(import.meta.dirname, '../src/embed/preact', name);

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
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
      clean: true,
    },
    resolve: {
      alias: {
        'react/jsx-runtime$': 'preact/jsx-runtime',
        'react-dom/client$': instead('react-dom-client.ts'),
        react$: instead('react.ts'),
      },
    },
    module: {
      parser: { javascript: { importMeta: false, url: false } },
      rules: [
        scripts(false, 'browser'),
        {
          test: /\.css$/,
          type: 'javascript/auto',
          use: [loader('embed-css-loader.ts'), lightning],
        },
        { test: /tokens\.css$/, enforce: 'pre', loader: loader('embed-tokens-loader.ts') },
      ],
    },
    optimization: {
      chunkIds: 'named',
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
    plugins: [new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' })],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const loader = (name: string) => join(import.meta.dirname, name);
const lightning = { loader: 'builtin:lightningcss-loader', options: { minify: true, targets: browsers } };
