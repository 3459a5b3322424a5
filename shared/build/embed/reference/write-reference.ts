import { writeFile } from 'node:fs/promises';
import { runScript } from '../../usage.ts';
import { referenceFiles } from './reference-files.ts';

const usage = {
  script: 'embed-reference',
  does: 'Writes what is made from the attributes of the elements: the tables of the guide, the types and what is observed.',
  examples: ['embed-reference'],
};

await runScript(usage, async () => {
  for (const { name, path, text, wanted } of await referenceFiles()) {
    if (text !== wanted) await writeFile(path, wanted);
    console.log(`${text === wanted ? 'unchanged' : 'written  '}  ${name}`);
  }
});
