import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** Threads and processes of a command take it from the environment. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../.cache/node');
enableCompileCache();
await import('./main.ts');
