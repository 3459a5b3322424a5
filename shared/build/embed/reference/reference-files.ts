import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractLines, contractText, nextContract, parseContract } from '../../../src/embed/spec/index.ts';
import { betweenMarkers } from './between-markers.ts';
import { elementTypes } from './element-types.ts';
import { guideTables } from './guide-tables.ts';
import { observedAttributes } from './observed-attributes.ts';

const root = join(import.meta.dirname, '../../../..');

/** Files that repeat the tables of `shared/src/embed/spec`, and what to write into each. */
const files = {
  'docs/partners.md': guideTables,
  'shared/src/embed/published/elements.d.ts': elementTypes,
  'shared/src/embed/loader/observed-attributes.ts': observedAttributes,
};

/** What partners may rely on. */
const contract = 'shared/src/embed/published/contract.txt';

/** Each of these files as it is and as it should be. */
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
