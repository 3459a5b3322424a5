import { availableParallelism } from 'node:os';

/** How many passwords are hashed at once. Each keeps a core busy: one is left to serve pages and lists. */
export const hashedAtOnce = Math.max(1, availableParallelism() - 1);
