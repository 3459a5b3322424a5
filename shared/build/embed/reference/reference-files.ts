import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Each of these files as it is and as it should be. */
export const referenceFiles = () =>
  Promise.all(
    Object.entries(files).map(async ([name, texts]) => {
      const path = join(root, name);
      const text = await readFile(path, 'utf8');
      return { name, path, text, wanted: betweenMarkers(text, texts()) };
    }),
  );
