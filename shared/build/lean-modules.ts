import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const enhanced = { paths: [require.resolve('@module-federation/enhanced')] };
const bundlerRuntime = require.resolve('@module-federation/webpack-bundler-runtime', enhanced);
const externalRuntime = require.resolve('@module-federation/inject-external-runtime-core-plugin', enhanced);
const runtime = require.resolve('@module-federation/runtime', enhanced);
const router = join(dirname(require.resolve('react-router/package.json')), 'dist/production');

/**
 * Leaner builds of what browsers get. The federation plugin imports the CommonJS build of its runtime, of which
 * unused code cannot be removed (6 kB more in the shell), and react-router's package names only its development build.
 */
export const leaner = {
  '@module-federation/runtime': runtime.replace('index.cjs', 'bundler.js'),
  [bundlerRuntime]: bundlerRuntime.replace('index.cjs', 'bundler.js'),
  [externalRuntime]: externalRuntime.replace('index.cjs', 'index.js'),
  'react-router$': join(router, 'index.mjs'),
};
