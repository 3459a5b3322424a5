import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const prefix = 'mf-';

export const areaFolder = (name: string): string => prefix + name;

/** In alphabetical order: each folder `mf-<name>` with an `area.json`. */
export const areaNames = (checkout: string): string[] =>
  readdirSync(checkout)
    .filter((folder) => folder.startsWith(prefix) && existsSync(join(checkout, folder, 'area.json')))
    .map((folder) => folder.slice(prefix.length))
    .sort();
