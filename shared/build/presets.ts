import { basename, join } from 'node:path';
import {
  type Configuration,
  type EntryObject,
  type RspackPluginInstance,
  rspack,
  SubresourceIntegrityPlugin,
} from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { browsers } from './browsers.ts';
import { viewConfigs } from './embed/view-configs.ts';
import { container, host } from './federation.ts';
import { plainRequests } from './plain-requests.ts';
import { aroundMain, leaner, ownExports, plainIcons } from './plugins.ts';
import { rules } from './rules.ts';
import { crossingNames } from './shared-modules.ts';

export interface BuildOptions {
  /** Folder for the output; `browser/` and `server/` are written below it. Default: `dist/` of the workspace. */
  outDir?: string;
  /** Name of this build, which keeps two releases of one workspace apart on a page. Default: the workspace's name. */
  build?: string;
  /** Readable output with React Refresh, for the development server. Default `false`. */
  development?: boolean;
  /** Address of the browser files, with a closing slash. Default: found at run time from the script's own address. */
  publicPath?: string;
}

/**
 * Configurations of one source: federated files for browsers, the same components for Node without federation, and for
 * an area that partners embed its standalone module.
 */
export type BuildPreset = (
  options: BuildOptions,
) => [browser: Configuration, server: Configuration, ...embed: Configuration[]];

/**
 * Preset of an area: exposes `src/area.ts` as the remote `name` and brings no shared module of its own. The table of
 * contents is an entry as well, so that it is in the container's own file and needs no request.
 */
export function area(directory: string): BuildPreset {
  const name = basename(directory).replace(/^mf-/, '');
  return (options) => [
    browserConfig(directory, name, options, {
      entry: { [name]: { import: './src/area.ts', filename: remoteEntry(options), library: { type: 'var', name } } },
      plugins: container(name, remoteEntry(options)),
    }),
    serverConfig(directory, name, './src/area.ts', options),
    ...(options.development
      ? []
      : viewConfigs(directory, name, join(options.outDir ?? join(directory, 'dist'), 'embed'))),
  ];
}

const remoteEntry = ({ development }: BuildOptions) =>
  development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js';

/** Preset of the shell: the host, which brings every shared module and the federation runtime. */
export function shell(directory: string): BuildPreset {
  return (options) => [
    browserConfig(directory, 'shell', options, {
      entry: { main: './src/main.tsx' },
      plugins: [host, ownExports(), ...(options.development ? [] : aroundMain)],
    }),
    serverConfig(directory, 'shell', './src/server.tsx', options),
  ];
}

function browserConfig(
  directory: string,
  name: string,
  { outDir = join(directory, 'dist'), build = name, development = false, publicPath = 'auto' }: BuildOptions,
  { entry, plugins: own }: { entry: EntryObject; plugins: RspackPluginInstance[] },
): Configuration {
  const hash = development ? '' : '.[contenthash:10]';
  const plugins: (RspackPluginInstance | false)[] = [
    ...own,
    !development && new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    development && new ReactRefreshRspackPlugin(),
    plainIcons(),
    name !== 'shell' && plainRequests,
    new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') }),
  ];
  return {
    name: `${name}-browser`,
    context: directory,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    entry,
    devtool: development ? 'cheap-module-source-map' : false,
    output: {
      path: join(outDir, 'browser'),
      publicPath,
      uniqueName: build,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      cssFilename: `[name]${hash}.css`,
      cssChunkFilename: `[name]${hash}.css`,
      assetModuleFilename: `[name].[contenthash:10][ext]`,
      chunkLoadTimeout: 10_000,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: name === 'shell' ? 'rspack-shell' : 'rspack-area' },
      clean: true,
    },
    resolve: { alias: leaner },
    module: rules({ prefix: name, development, target: 'browser', isArea: name !== 'shell' }),
    optimization: {
      chunkIds: 'named',
      // Ids by name would contain the folder of the checkout: equal sources would not give equal bytes.
      moduleIds: development ? 'deterministic' : 'natural',
      splitChunks: false,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: {
            ecma: 2022,
            compress: { passes: 4, ecma: 2022, pure_getters: true, collapse_vars: false },
            format: { comments: false },
          },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    plugins: plugins.filter((plugin) => plugin !== false),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function serverConfig(
  directory: string,
  name: string,
  entry: string,
  { outDir = join(directory, 'dist'), development = false }: BuildOptions,
): Configuration {
  return {
    name: `${name}-server`,
    context: directory,
    mode: development ? 'development' : 'production',
    target: ['node', 'es2022'],
    entry: { index: entry },
    devtool: false,
    output: {
      path: join(outDir, 'server'),
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    externalsType: 'module',
    externals: [...crossingNames, 'react-dom/static', 'react-router-dom'],
    module: rules({ prefix: name, development, target: 'server' }),
    plugins: [plainIcons()],
    // Without joined modules the statistics list what is used of each shared module.
    optimization: { chunkIds: 'named', concatenateModules: false, minimize: false, splitChunks: false },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
