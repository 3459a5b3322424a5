import { writeFile } from 'node:fs/promises';
import { referenceFiles } from './reference-files.ts';

/** `npm run embed-reference`: brings tables, types and observed attributes up to date with `shared/src/embed/spec`. */
for (const { name, path, text, wanted } of await referenceFiles()) {
  if (text !== wanted) await writeFile(path, wanted);
  console.log(`${text === wanted ? 'unchanged' : 'written  '}  ${name}`);
}
