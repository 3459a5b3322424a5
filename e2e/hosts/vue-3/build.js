import { join } from 'node:path';
import { build } from 'esbuild';

const [out = ''] = process.argv.slice(2);

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['main.js'],
  outfile: join(out, 'main.js'),
  bundle: true,
  minify: true,
  format: 'esm',
  define: {
    'process.env.NODE_ENV': '"production"',
    __VUE_OPTIONS_API__: 'true',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  },
});
