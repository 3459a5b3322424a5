import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { buildWith } from '../federation-build.js';

const implementation = join(import.meta.dirname, 'node_modules/@module-federation/runtime-tools');

buildWith(rspack, 'rspack', (host) => new rspack.container.ModuleFederationPlugin({ ...host, implementation }));
