import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { readArgs } from '@agile-languages/shared/build/checkout';
import { userFolder } from '../../commands/arguments.ts';
import { line, step } from '../../output.ts';
import { codeFolder } from '../../paths.ts';
import { inTemporaryFolder, runNpm, runTool } from '../../processes.ts';
import { jsonText } from '../../store/json.ts';
import { usages } from './usages.ts';

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
const compiled = /(?<!\.d)\.tsx?$/;

const ofTheTeamsSide = ['@fastify/static', '@rspack/core', 'fastify', 'globals', 'tar-stream'];

/** So that an area imports the same in both places. */
export const packForTeams = (to: string): Promise<string> =>
  inTemporaryFolder(async (folder) => {
    const config = join(codeFolder, 'delivery/tsconfig.team.json');
    await runTool(process.execPath, [compiler, '-p', config, '--outDir', folder], codeFolder);
    await copyOthers(folder);
    await writeFile(join(folder, 'package.json'), jsonText(await description()));
    const { name, version, type, sideEffects } = await packageIn('shared');
    await writeFile(join(folder, 'shared/package.json'), jsonText({ name, version, type, sideEffects }));
    return JSON.parse(await runNpm(['pack', '--json', '--pack-destination', to], folder))[0].filename;
  });

async function copyOthers(folder: string): Promise<void> {
  const source = join(codeFolder, 'shared/src');
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile() && !compiled.test(each.name))) {
    const file = join(entry.parentPath, entry.name);
    const target = join(folder, 'shared/src', relative(source, file));
    await mkdir(dirname(target), { recursive: true });
    await cp(file, target);
  }
}

async function description() {
  const { name, version, sideEffects, exports, dependencies } = await packageIn('shared');
  const delivery = await packageIn('delivery');
  const own = Object.fromEntries(ofTheTeamsSide.map((each) => [each, delivery.dependencies[each]]));
  return {
    name,
    version,
    description: 'What an area needs to be built, tested, tried and released in a repository of its own.',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects,
    bin: { 'agile-area': 'delivery/src/extras/own-repositories/team.js' },
    exports: {
      ...Object.fromEntries(Object.entries<string>(exports).map(([door, file]) => [door, compiledDoor(file)])),
      './vitest': compiledDoor('./build/area-tests.ts'),
      './css-modules': { types: './shared/src/ui/css-modules.d.ts' },
    },
    dependencies: { ...dependencies, ...own },
  };
}

function compiledDoor(file: string) {
  const inPackage = file.replace(/^\./, './shared');
  if (!compiled.test(inPackage)) return inPackage;
  return { types: inPackage.replace(compiled, '.d.ts'), default: inPackage.replace(compiled, '.js') };
}

const packageIn = async (workspace: string) =>
  JSON.parse(await readFile(join(codeFolder, workspace, 'package.json'), 'utf8'));

export async function packTeamPackage(args: string[]): Promise<void> {
  readArgs(args, usages['team-package']);
  line(await step('package', () => packForTeams(userFolder())));
}
