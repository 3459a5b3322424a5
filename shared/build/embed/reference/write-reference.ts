import { writeFile } from 'node:fs/promises';
import { referenceFiles } from './reference-files.ts';

/** `npm run embed-reference` */
for (const { name, path, text, wanted } of await referenceFiles()) {
  if (text !== wanted) await writeFile(path, wanted);
  console.log(`${text === wanted ? 'unchanged' : 'written  '}  ${name}`);
}
