import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { elementSpecs, elementsManifest } from '@agile-languages/shared/embed/spec';

/** Files that partners load, by name. */
export type EmbedFiles = ReadonlyMap<string, Buffer>;

/** Files of these folders, and the manifest of the elements for editors. Of two files with one name the later counts. */
export async function readEmbedFiles(folders: readonly string[]): Promise<EmbedFiles> {
  const lists = await Promise.all(folders.map(readFolder));
  return new Map([...lists.flat(), ['custom-elements.json', jsonFile(elementsManifest())]]);
}

/** Whether the folders have the module of every element. */
export const hasEveryElement = (folders: readonly string[]): boolean =>
  elementSpecs.every(({ module }) => folders.some((folder) => existsSync(join(folder, `${module}.js`))));

/** A value as the bytes of a readable JSON file. */
export const jsonFile = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

async function readFolder(folder: string): Promise<[name: string, bytes: Buffer][]> {
  const names = (await readdir(folder)).sort();
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))]));
}
