import { createRequire } from 'node:module';
import { UsageError } from '@agile-languages/shared/errors';
import { createArea } from '../new-area/create-area.ts';
import { runTool } from '../new-area/run-tool.ts';
import { root } from '../paths.ts';
import { line, step } from '../progress.ts';

/** `npm run new-area -- <name>`: makes the workspace of a new area, with one page, one section and their tests. */
export async function newArea([name, ...rest]: string[]): Promise<void> {
  if (!name || rest.length > 0) throw new UsageError('A new area needs a name: npm run new-area -- stories');
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
