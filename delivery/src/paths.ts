import { join } from 'node:path';
import { areaFolder } from '@agile-languages/shared/build/checkout';

/** Where this code is: the checkout, or the kit as it was installed. */
export const codeFolder = join(import.meta.dirname, '../..');

/** The checkout with the areas. A team's own repository is elsewhere than the code of the kit that it uses. */
export const root = process.env.AREA_REPOSITORY ?? codeFolder;

/** Sources of the shell or of an area. */
export const workspaceOf = (name: string): string => join(root, name === 'shell' ? 'shell' : areaFolder(name));
