import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeFolder } from './write-folder.ts';

async function testFolder() {
  const parent = await mkdtemp(join(tmpdir(), 'folder-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  return { parent, folder: join(parent, 'sub/test') };
}

const withFile = (name: string) => (draft: string) => writeFile(join(draft, name), 'text');

test('folder that is there already: replaced as a whole', async () => {
  const { folder } = await testFolder();

  await writeFolder(folder, withFile('first.js'));
  await writeFolder(folder, withFile('second.js'));

  expect(await readdir(folder)).toEqual(['second.js']);
});

test('folder that cannot be written to its end: the one before stays, and nothing beside it', async () => {
  const { parent, folder } = await testFolder();
  await writeFolder(folder, withFile('first.js'));

  const failing = writeFolder(folder, async (draft) => {
    await withFile('second.js')(draft);
    throw new Error('test failure');
  });

  await expect(failing).rejects.toThrow('test failure');
  expect(await readdir(folder)).toEqual(['first.js']);
  expect(await readdir(join(parent, 'sub'))).toEqual(['test']);
});
