import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { root } from '../paths.ts';

const { default: preset } = await import(pathToFileURL(join(root, 'desk/rspack.config.ts')).href);
const compiler = rspack(preset({ outDir: process.argv[2] }));
compiler.run((error, stats) => {
  const fault = error?.stack ?? (stats?.hasErrors() && stats.toString({ preset: 'errors-only', colors: false }));
  if (fault) {
    process.stderr.write(fault);
    process.exitCode = 1;
  }
  compiler.close(() => {});
});
