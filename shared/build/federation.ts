import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type RspackPluginInstance, rspack } from '@rspack/core';
import { consumed } from './shared-modules.ts';

const require = createRequire(import.meta.url);
const tools = { paths: [require.resolve('@module-federation/enhanced')] };

/** It brings no shared module and no federation runtime of its own. */
export const container = (name: string, filename: string): RspackPluginInstance[] => [
  new ModuleFederationPlugin({
    name,
    filename,
    exposes: { './area': './src/area.ts' },
    shared: consumed,
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: { externalRuntime: true },
  }) as unknown as RspackPluginInstance,
  new rspack.ExternalsPlugin('var', {
    [require.resolve('@module-federation/webpack-bundler-runtime', tools)]: '_FEDERATION_BUNDLER_RUNTIME',
  }),
];

/** The shell brings the federation runtime; code that nothing here needs is left out. */
export const host = new rspack.DefinePlugin({
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
});
