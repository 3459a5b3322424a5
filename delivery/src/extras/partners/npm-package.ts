import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readArgs } from '@agile-languages/shared/build/checkout';
import { elementsManifest, parseContract } from '@agile-languages/shared/embed/spec';
import { userFolder } from '../../commands/arguments.ts';
import { line } from '../../output.ts';
import { root } from '../../paths.ts';
import { inTemporaryFolder, runNpm } from '../../processes.ts';
import { jsonFile } from './files.ts';
import { usages } from './usages.ts';

const embed = join(root, 'shared/src/embed');
const types = ['elements', 'react', 'vue', 'svelte'] as const;

export const packForNpm = (components: string, to: string): Promise<string> =>
  inTemporaryFolder(async (folder) => {
    const contract = await readFile(join(embed, 'published/contract.txt'), 'utf8');
    await cp(join(embed, 'package'), folder, { recursive: true });
    await cp(join(components, 'react.js'), join(folder, 'react.js'));
    for (const name of types) await cp(join(embed, `published/${name}.d.ts`), join(folder, `${name}.d.ts`));
    await writeFile(join(folder, 'custom-elements.json'), jsonFile(elementsManifest()));
    await writeFile(join(folder, 'package.json'), jsonFile(descriptionOf(parseContract(contract).version)));
    return JSON.parse(await runNpm(['pack', '--json', '--pack-destination', to], folder))[0].filename;
  });

const typesOnly = (name: string) => ({ types: `./${name}.d.ts` });

const descriptionOf = (contract: string) => ({
  name: '@agile-languages/embed',
  version: `${contract}.0`,
  description: 'Types, React components and loading of the elements that partners embed.',
  license: 'UNLICENSED',
  type: 'module',
  sideEffects: false,
  customElements: 'custom-elements.json',
  types: './index.d.ts',
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './react': { types: './react.d.ts', default: './react.js' },
    './elements': typesOnly('elements'),
    './vue': typesOnly('vue'),
    './svelte': typesOnly('svelte'),
    './custom-elements.json': './custom-elements.json',
  },
});

export async function embedPack(args: string[]): Promise<void> {
  readArgs(args, usages['embed-pack']);
  const { commonConfigs } = await import('@agile-languages/shared/build');
  const { runBuild } = await import('../../build/build.ts');
  await inTemporaryFolder(async (folder) => {
    await runBuild('embed', commonConfigs(folder));
    line(await packForNpm(folder, userFolder()));
  });
}
