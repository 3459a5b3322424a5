import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { createArea, renamed } from '../../commands/new-area.ts';
import { codeFolder } from '../../paths.ts';
import { jsonText } from '../../store/json.ts';

const texts = ['README.md', 'tsconfig.json', 'vitest.config.ts', '.github/workflows/check.yml'];

const notForTeams = /^(@biomejs|@rspack)\/|^knip$/;

export async function createRepository(folder: string, name: string): Promise<void> {
  if (existsSync(folder)) throw new UserError(`${folder} exists already.`);
  await mkdir(folder, { recursive: true });
  try {
    const area = join(folder, await createArea(folder, name));
    await rm(join(area, 'README.md'));
    const { scripts: _, ...workspace } = await readJson(join(area, 'package.json'));
    await writeFile(join(area, 'package.json'), jsonText({ ...workspace, version: '1.0.0' }));
    await cp(join(codeFolder, 'delivery/standalone'), folder, { recursive: true });
    for (const file of texts)
      await writeFile(
        join(folder, file),
        renamed(await readFile(join(folder, file), 'utf8'), name).replaceAll(`languages.${name}`, 'languages.example'),
      );
    await writeFile(join(folder, '.gitignore'), 'node_modules/\n.cache/\n*.tgz\n*.key.pem\n');
    await writeFile(join(folder, 'package.json'), jsonText(await description(name)));
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    throw cause;
  }
}

async function description(name: string) {
  const { version, devDependencies } = await readJson(join(codeFolder, 'package.json'));
  const tools = Object.entries(devDependencies).filter(([tool]) => !notForTeams.test(tool));
  return {
    name,
    private: true,
    type: 'module',
    workspaces: ['mf-*'],
    scripts: {
      check: `npm run types && npm test && npm run pack -- ${name}`,
      types: 'tsc -p .',
      test: 'vitest run',
      pack: 'agile-area pack',
      dev: 'agile-area dev',
      release: 'agile-area release',
      status: 'agile-area status',
    },
    dependencies: { '@agile-languages/shared': version },
    devDependencies: Object.fromEntries(tools),
  };
}

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
