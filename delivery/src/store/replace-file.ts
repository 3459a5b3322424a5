import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { draftName } from './drafts.ts';

/** Others see the whole text before or the whole text after. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${draftName()}`;
  await writeFile(draft, text);
  await rename(draft, file);
}
