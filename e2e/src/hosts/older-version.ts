import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Puts a second exact version beside the published one, at once and in full: the same files under another number. What is
 * unfinished lies elsewhere, because other tests copy the releases meanwhile.
 */
export async function addVersion(releases: string, from: string, to: string): Promise<void> {
  const [source, target] = [join(releases, 'embed', from), join(releases, 'embed', to)];
  const unfinished = join(releases, '..', `unfinished-${randomUUID()}`);
  await mkdir(unfinished, { recursive: true });
  for (const name of await readdir(source)) {
    if (/\.(?:br|gz)$/.test(name)) continue;
    await copyFile(join(source, name), join(unfinished, name));
    const text = await readFile(join(unfinished, name), 'utf8');
    await writeFile(join(unfinished, name), text.replaceAll(from, to));
  }
  await rename(unfinished, target).catch((cause) => {
    if (cause.code !== 'ENOTEMPTY' && cause.code !== 'EEXIST') throw cause;
    return rm(unfinished, { recursive: true });
  });
}
