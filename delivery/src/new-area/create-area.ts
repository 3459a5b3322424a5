import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { areaFolder, areaNames } from '@agile-languages/shared/build/checkout';
import type { AreaDeclaration } from '@agile-languages/shared/contract';
import { UsageError, UserError } from '@agile-languages/shared/errors';
import { root } from '../paths.ts';
import { checkName } from '../release/check-name.ts';

/** A whole area called `example`, which is checked and tested like every other one. */
export const template = join(root, 'delivery/template');

/**
 * Makes the folder of a new area from the template.
 *
 * @param checkout where the folder goes
 * @param name of the area and of its first page: `stories`
 * @returns the folder below the checkout
 * @throws {UserError} when there cannot be an area of that name
 */
export async function createArea(checkout: string, name: string): Promise<string> {
  await checkNewName(checkout, name);
  const folder = areaFolder(name);
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const source = join(entry.parentPath, entry.name);
    const target = join(checkout, folder, renamed(relative(template, source), name));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, renamed(await readFile(source, 'utf8'), name));
  }
  return folder;
}

async function checkNewName(checkout: string, name: string): Promise<void> {
  if (!/^[a-z][a-z0-9]*$/.test(name))
    throw new UsageError(`An area's name is one word of small letters and digits, like stories, not "${name}".`);
  if (name === 'shell' || existsSync(join(checkout, areaFolder(name))))
    throw new UserError(`There is ${name} already.`);
  checkName(name, ['shell', ...areaNames(checkout)]);
  for (const other of areaNames(checkout)) {
    const { routes }: AreaDeclaration = JSON.parse(
      await readFile(join(checkout, areaFolder(other), 'area.json'), 'utf8'),
    );
    if (routes[`/${name}`]) throw new UserError(`The page /${name} belongs to the area ${other}.`);
  }
}

export const renamed = (text: string, name: string) =>
  text.replaceAll('example', name).replaceAll('Example', name.charAt(0).toUpperCase() + name.slice(1));
