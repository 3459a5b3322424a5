import { join } from 'node:path';
import { build } from 'esbuild';

const [out = ''] = process.argv.slice(2);

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['main.jsx'],
  outfile: join(out, 'main.js'),
  bundle: true,
  minify: true,
  format: 'esm',
  jsx: 'automatic',
  alias: { react: './node_modules/react' },
  define: { 'process.env.NODE_ENV': '"production"' },
});
