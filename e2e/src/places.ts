import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Everything that the tests write: releases, databases, reports, pictures of failures. */
export const cache = join(root, '.cache/e2e');
export const delivery = join(root, 'delivery/src/cli.ts');

/** Pages of partners, each in a folder. */
export const hosts = join(root, 'e2e/hosts');

/** Sites of partners that are made with a framework, each in a folder. */
export const frameworks = join(root, 'e2e/frameworks');
