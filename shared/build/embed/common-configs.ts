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
  classicConfig({ classic: './src/embed/classic.ts' }, { path: outDir, filename: '[name].js' }),
];

/** Every federation can load them, each has one global: `agile_assessment`. */
function containerConfig(features: readonly string[], path: string): Configuration {
  const entry = Object.fromEntries(features.map((feature) => [feature, `./src/embed/container/${feature}.ts`]));
  return classicConfig(entry, {
    path,
    filename: '[name].container.js',
    library: { type: 'var', name: 'agile_[name]' },
  });
}

function classicConfig(entry: Record<string, string>, output: Output): Configuration {
  const config = embedConfig(shared, entry, output.path);
  return { ...config, output, optimization: { ...config.optimization, minimizer: [minimizer({ module: false })] } };
}

type Output = NonNullable<Configuration['output']> & { path: string };
