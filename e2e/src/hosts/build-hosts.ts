import { createHash } from 'node:crypto';
import { access, copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { installFolder, pinnedNode } from '@agile-languages/shared/build/checkout';
import { cache, hosts } from '../places.ts';
import { run } from '../run.ts';
import { builtHosts, bundledPages, federationPages } from './host-list.ts';

export async function buildHosts(): Promise<string> {
  const parent = join(cache, 'hosts');
  const out = join(parent, await hashOfSources());
  if (await exists(out)) return out;
  await Promise.all(builtHosts.map((name) => installFolder(join(hosts, name))));
  await rm(parent, { recursive: true, force: true });
  const unfinished = join(parent, 'unfinished');
  await mkdir(unfinished, { recursive: true });
  await Promise.all(builtHosts.map((name) => buildHost(name, join(unfinished, name))));
  for (const [frame, pages] of [
    ['federation.html', federationPages],
    ['bundled.html', bundledPages],
  ] as const)
    for (const page of pages) await copyFile(join(hosts, frame), join(unfinished, page, 'index.html'));
  await rename(unfinished, out);
  return out;
}

async function buildHost(name: string, out: string): Promise<void> {
  const folder = join(hosts, name);
  const { code, output } = await run(pinnedNode, ['build.js', out], { cwd: folder, limit: 120_000 });
  if (code !== 0) throw new Error(`The host ${name} could not be built.\n${output}`);
}

async function hashOfSources(): Promise<string> {
  const entries = await readdir(hosts, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.split(sep).includes('node_modules'));
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
