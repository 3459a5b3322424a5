import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '@agile-languages/shared/errors';
import { createArea } from '../new-area/create-area.ts';
import { createRepository } from '../new-area/create-repository.ts';
import { runTool } from '../new-area/run-tool.ts';
import { root } from '../paths.ts';
import { line, step } from '../progress.ts';
import { userFolder } from './user-folder.ts';

/**
 * `npm run new-area -- <name>`: makes the workspace of a new area, with one page, one section and their tests.
 * `npm run new-area -- <name> --standalone <folder>`: makes a repository of its own, which is built on the kit.
 */
export async function newArea(args: string[]): Promise<void> {
  const { name, standalone } = parsed(args);
  if (standalone) {
    const folder = resolve(userFolder(), standalone);
    await step('files', () => createRepository(folder, name));
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

function parsed(args: string[]): { name: string; standalone: string | undefined } {
  try {
    const options = { standalone: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [name, ...rest] = positionals;
    if (name && rest.length === 0) return { name, standalone: values.standalone };
  } catch {}
  throw new UsageError('A new area needs a name: npm run new-area -- stories [--standalone ../stories]');
}

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const installArgs = ['install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund'];
