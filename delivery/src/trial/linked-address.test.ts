import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { linkedAddress } from './linked-address.ts';

const list = { script: '', pages: { '/': { file: 'index.html' }, '/faq': { file: 'faq.html' } } };

test('address of a pattern: the first that a document links to, without query; none when nothing links', async () => {
  await inTemporaryFolder(async (folder) => {
    await writeFile(
      join(folder, 'faq.html'),
      '<a class="x" href="/login">A</a><a href="/login/500017?partner=1">B</a>',
    );
    const find = linkedAddress(folder, list as never);

    expect(await find('/login/:id')).toBe('/login/500017');
    expect(await find('/register/:id')).toBeUndefined();
  });
});
