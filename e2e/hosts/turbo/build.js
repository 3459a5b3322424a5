import { build } from 'esbuild';
import { bundle } from '../bundle.js';

await bundle(build, import.meta.dirname, 'main.js');
