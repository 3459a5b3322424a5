import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ElementSpec,
  elementSpecs,
  framedAttributes,
  optionName,
  parseContract,
} from '@agile-languages/shared/embed/spec';
import { zipSync } from 'fflate';
import { root } from '../paths.ts';
import { jsonFile } from './embed-files.ts';

const embed = join(root, 'shared/src/embed');
const folder = 'agile-languages';

/** So that equal sources give equal bytes. The format begins in 1980. */
const mtime = new Date('1980-01-01T00:00:00');

/**
 * The plugin for WordPress as a zip, which its *Upload Plugin* takes. Its blocks have the attributes of the contract.
 *
 * @param site origin of the provider's site
 */
export async function wordpressPlugin(site: string): Promise<{ name: string; bytes: Uint8Array }> {
  const version = `${parseContract(await readFile(join(embed, 'published/contract.txt'), 'utf8')).version}.0`;
  const own = async (name: string) => readFile(join(embed, 'wordpress', name), 'utf8');
  const files: Record<string, string | Buffer> = {
    'agile-languages.php': (await own('agile-languages.php')).replace('Version: 0.0.0', `Version: ${version}`),
    'editor.js': `(() => {\n${await own('editor.js')}})();\n`,
    'readme.txt': (await own('readme.txt')).replace('License:', `Stable tag: ${version}\nLicense:`),
    'blocks.json': jsonFile({ site, version, elements: elementSpecs.map(elementOf) }),
  };
  for (const element of elementSpecs)
    files[`blocks/${element.module}/block.json`] = jsonFile(blockOf(element, version));
  const entries = Object.entries(files).map(([name, text]) => [`${folder}/${name}`, Buffer.from(text)]);
  return {
    name: `${folder}-wordpress-${version}.zip`,
    bytes: zipSync(Object.fromEntries(entries), { level: 9, mtime }),
  };
}

function elementOf(element: ElementSpec) {
  const { tag, module, fallback, attributes } = element;
  const framed = framedAttributes(element);
  return {
    tag,
    module,
    ...fallback,
    attributes: attributes.map(({ name, description, values }) => ({
      name,
      option: optionName(name),
      description: description.replaceAll('`', ''),
      values,
      isFramed: framed.includes(name),
    })),
  };
}

const blockOf = ({ module, description, attributes }: ElementSpec, version: string) => ({
  $schema: 'https://schemas.wp.org/trunk/block.json',
  apiVersion: 3,
  name: `agile-languages/${module}`,
  version,
  title: `Agile ${module}`,
  category: 'embed',
  icon: 'welcome-learn-more',
  description,
  attributes: Object.fromEntries(attributes.map(({ name }) => [optionName(name), { type: 'string' }])),
  supports: { html: false, align: ['wide', 'full'], spacing: { margin: true } },
  editorScript: 'agile-languages-editor',
});
