import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Puts a second exact version beside the published one: the same files under another number. */
export async function addVersion(releases: string, from: string, to: string): Promise<void> {
  const [source, target] = [join(releases, 'embed', from), join(releases, 'embed', to)];
  await mkdir(target, { recursive: true });
  for (const name of await readdir(source)) {
    if (/\.(?:br|gz)$/.test(name)) continue;
    await copyFile(join(source, name), join(target, name));
    const text = await readFile(join(target, name), 'utf8');
    await writeFile(join(target, name), text.replaceAll(from, to));
  }
}
