import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { elementSpecs } from '../../src/embed/spec/index.ts';
import { embedConfig, minimizer } from './config.ts';

const shared = join(import.meta.dirname, '../..');

/** Configurations of what partners load beside the views: the loader, the React components, the federated containers. */
export const commonConfigs = (outDir: string): Configuration[] => [
  embedConfig(
    shared,
    {
      loader: './src/embed/loader/index.ts',
      enrolled: './src/embed/enrolled/index.ts',
      popup: './src/embed/popup/index.ts',
      react: './src/embed/react.ts',
    },
    outDir,
  ),
  containerConfig(
    elementSpecs.map(({ module }) => module),
    outDir,
  ),
];

/** Classic scripts, which every federation can load, each with one global: `agile_assessment`. */
function containerConfig(features: readonly string[], outDir: string): Configuration {
  const entry = Object.fromEntries(features.map((feature) => [feature, `./src/embed/container/${feature}.ts`]));
  const config = embedConfig(shared, entry, outDir);
  return {
    ...config,
    output: { path: outDir, filename: '[name].container.js', library: { type: 'var', name: 'agile_[name]' } },
    optimization: { ...config.optimization, minimizer: [minimizer({ module: false })] },
  };
}
