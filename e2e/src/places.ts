import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export const cache = join(root, '.cache/e2e');
export const delivery = join(root, 'delivery/src/cli.ts');

export const hosts = join(root, 'e2e/hosts');

export const upgrade = join(root, 'e2e/upgrade');

export const frameworks = join(root, 'e2e/frameworks');
