import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const router = join(dirname(require.resolve('react-router/package.json')), 'dist/production');

/** Leaner builds of what browsers get. react-router's package names only its development build. */
export const leaner = { 'react-router$': join(router, 'index.mjs') };
