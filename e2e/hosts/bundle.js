import { join } from 'node:path';

/** Bundles a host's `entry` with its own esbuild. */
export const bundle = (build, folder, entry, { define, ...options } = {}) =>
  build({
    absWorkingDir: folder,
    entryPoints: [entry],
    outfile: join(process.argv[2] ?? '', 'main.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    ...options,
  });
