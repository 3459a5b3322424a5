import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { elementsManifest, parseContract } from '@agile-languages/shared/embed/spec';
import { root } from '../paths.ts';
import { runNpm } from '../run-npm.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { jsonFile } from './embed-files.ts';

const embed = join(root, 'shared/src/embed');
const types = ['elements', 'react', 'vue', 'svelte'] as const;

/**
 * Packs `@agile-languages/embed` for partners with a build of their own: types, React components, and a function that loads
 * the elements from the provider's site. Its version is that of the contract.
 *
 * @param components folder with the built `react.js`
 * @param to folder that gets the package
 * @returns the name of its file
 */
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
