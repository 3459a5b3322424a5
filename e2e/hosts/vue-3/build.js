import { build } from 'esbuild';
import { bundle } from '../bundle.js';

await bundle(build, import.meta.dirname, 'main.js', {
  define: {
    __VUE_OPTIONS_API__: 'true',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  },
});
