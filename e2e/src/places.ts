import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Everything that the tests write: releases, databases, reports, pictures of failures. */
export const cache = join(root, '.cache/e2e');
export const delivery = join(root, 'delivery/src/cli.ts');

/** Pages of partners, each in a folder. */
export const hosts = join(root, 'e2e/hosts');
