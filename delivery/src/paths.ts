import { join } from 'node:path';
import { areaFolder } from '@agile-languages/shared/build/checkout';

/** The checkout, or `node_modules` of a team's own repository. */
export const codeFolder = join(import.meta.dirname, '../..');

export const root = process.env.AREA_REPOSITORY ?? codeFolder;

export const workspaceOf = (name: string): string => join(root, name === 'shell' ? 'shell' : areaFolder(name));
