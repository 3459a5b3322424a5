import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { readDeclaration } from './read-declaration.ts';

test('area.json that is no JSON: one sentence with the area', async () => {
  await inTemporaryFolder(async (folder) => {
    await writeFile(join(folder, 'area.json'), '{ "name": "catalog", }');

    await expect(readDeclaration(folder, 'catalog')).rejects.toThrow(/^area\.json of catalog is not JSON: .+\.$/);
  });
});
