import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { buildWith } from '../federation-build.js';

buildWith(webpack, 'webpack', (host) => new ModuleFederationPlugin({ ...host, dts: false, manifest: false }));
