import { join } from 'node:path';
import { areaFolder } from '@agile-languages/shared/build/checkout';

/** The checkout that this file belongs to. */
export const root = join(import.meta.dirname, '../..');

/** Sources of the shell or of an area. */
export const workspaceOf = (name: string): string => join(root, name === 'shell' ? 'shell' : areaFolder(name));
