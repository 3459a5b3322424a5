import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { browsers } from './browsers.ts';
import { leaner, plainIcons } from './plugins.ts';
import type { BuildOptions } from './presets.ts';
import { rules } from './rules.ts';

const document = (filename: string, template: string, chunk: string) =>
  new rspack.HtmlRspackPlugin({ filename, template, chunks: [chunk], scriptLoading: 'defer' });

/** A document with its script and styles each, without federation. */
export const desk =
  (directory: string) =>
  ({ outDir = join(directory, 'dist'), development = false }: BuildOptions): Configuration => {
    const hash = development ? '' : '.[contenthash:10]';
    return {
      name: 'desk',
      context: directory,
      mode: development ? 'development' : 'production',
      target: ['web', 'es2022'],
      entry: { desk: './src/main.tsx', partner: './src/partner/main.tsx' },
      devtool: development ? 'cheap-module-source-map' : false,
      output: {
        path: outDir,
        publicPath: '/desk/files/',
        filename: `[name]${hash}.js`,
        chunkFilename: `[name]${hash}.js`,
        cssFilename: `[name]${hash}.css`,
        cssChunkFilename: `[name]${hash}.css`,
        assetModuleFilename: `[name].[contenthash:10][ext]`,
        trustedTypes: { policyName: 'rspack-desk' },
        clean: true,
      },
      resolve: { alias: leaner },
      module: rules({ prefix: 'desk', development, target: 'browser' }),
      optimization: {
        minimizer: [
          new rspack.SwcJsMinimizerRspackPlugin({
            extractComments: false,
            minimizerOptions: { ecma: 2022, compress: { passes: 2, ecma: 2022 }, format: { comments: false } },
          }),
          new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
        ],
      },
      plugins: [
        plainIcons(),
        new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') }),
        document('index.html', './src/index.html', 'desk'),
        document('partner.html', './src/partner/index.html', 'partner'),
      ],
      performance: false,
      stats: 'errors-warnings',
      infrastructureLogging: { level: 'error' },
    };
  };
