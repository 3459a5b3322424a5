import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  contractLines,
  contractText,
  elementSpecs,
  nextContract,
  parseContract,
} from '../../../src/embed/spec/index.ts';
import { elementTypes } from './element-types.ts';
import { guideTables } from './guide-tables.ts';

const root = join(import.meta.dirname, '../../../..');

/** They repeat the tables of `shared/src/embed/spec`. */
const files = {
  'docs/partners.md': guideTables,
  'shared/src/embed/published/elements.d.ts': elementTypes,
  'shared/src/embed/loader/observed-attributes.ts': observedAttributes,
};

/** What partners may rely on. */
const contract = 'shared/src/embed/published/contract.txt';

export const referenceFiles = () =>
  Promise.all([
    ...Object.entries(files).map(([name, texts]) => referenceFile(name, (text) => betweenMarkers(text, texts()))),
    referenceFile(contract, (text) => contractText(nextContract(parseContract(text), contractLines()))),
  ]);

async function referenceFile(name: string, wantedOf: (text: string) => string) {
  const path = join(root, name);
  const text = await readFile(path, 'utf8');
  return { name, path, text, wanted: wantedOf(text) };
}

/**
 * Markers are lines that end like `written from spec: <name>` and `end of <name>`. @param texts by the name of their
 * marker @throws when the file does not have the markers of a text
 */
export function betweenMarkers(file: string, texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts).reduce((whole, [name, text]) => {
    const marked = new RegExp(`(written from spec: ${name}\\b[^\\n]*\\n)(?:[\\s\\S]*?\\n)??([^\\n]*end of ${name}\\b)`);
    if (!marked.test(whole)) throw new Error(`No markers for: ${name}`);
    return whole.replace(marked, (_, begin: string, end: string) => `${begin}${text}\n${end}`);
  }, file);
}

function observedAttributes(): Record<string, string> {
  return {
    attributes: elementSpecs
      .map(({ module, attributes }) => {
        const names = attributes.filter(({ isReadOnce }) => !isReadOnce).map(({ name }) => name);
        return `  ${module}: '${names.join(' ')}',`;
      })
      .join('\n'),
  };
}
