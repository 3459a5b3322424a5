import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { areaFolder, areaNames, readArgs } from '@agile-languages/shared/build/checkout';
import type { AreaDeclaration } from '@agile-languages/shared/contract';
import { UsageError, UserError } from '@agile-languages/shared/errors';
import { line, step } from '../output.ts';
import { root } from '../paths.ts';
import { runTool } from '../processes.ts';
import { checkName } from '../release/declaration.ts';
import { needed, userFolder } from './arguments.ts';
import type { Extras } from './extras.ts';
import { usages } from './usages.ts';

export async function newArea(args: string[], { ownRepositories }: Extras): Promise<void> {
  const { name, texts } = readArgs(args, usages['new-area']);
  if (!name) throw new UsageError('A new area needs a name: npm run new-area -- stories [--standalone ../stories]');
  const { standalone } = texts;
  if (standalone) {
    const folder = resolve(userFolder(), standalone);
    await step('files', () => needed(ownRepositories).create(folder, name));
    line(`  ${folder}/README.md says how to install, check and release it.`);
    return;
  }
  const folder = await step(
    'files',
    () => createArea(root, name),
    (created) => created,
  );
  await step('format', () => runTool(process.execPath, [biome, 'check', '--write', folder], root));
  await step('package-lock.json', () => runTool('npm', installArgs, root));
  line('');
  line(`  ${folder}/README.md describes it. See its page: npm run dev -- ${name}, then /${name}`);
  line(`  Live on a site that runs: npm run release -- ${name}`);
  line('');
}

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const installArgs = ['install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund'];

export const template = join(root, 'delivery/template');

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
  checkName(name, ['shell', ...areaNames(checkout)]);
  if (name === 'shell' || existsSync(join(checkout, areaFolder(name))))
    throw new UserError(`There is ${name} already.`);
  for (const other of areaNames(checkout)) {
    const { routes }: AreaDeclaration = JSON.parse(
      await readFile(join(checkout, areaFolder(other), 'area.json'), 'utf8'),
    );
    if (routes[`/${name}`]) throw new UserError(`The page /${name} belongs to the area ${other}.`);
  }
}

export const renamed = (text: string, name: string) =>
  text.replaceAll('example', name).replaceAll('Example', name.charAt(0).toUpperCase() + name.slice(1));
