import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { buildWith, whenBuilt } from '../federation-build.js';

buildWith(webpack, 'webpack', (host) => new ModuleFederationPlugin({ ...host, dts: false, manifest: false }));

webpack(
  {
    mode: 'production',
    devtool: false,
    context: import.meta.dirname,
    entry: join(import.meta.dirname, '../federation-runtime.js'),
    output: { path: join(process.argv[2] ?? '', 'no-plugin'), filename: 'main.js' },
    resolve: { modules: [join(import.meta.dirname, 'node_modules')] },
  },
  whenBuilt,
);
