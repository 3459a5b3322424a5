import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from './folder-index.ts';
import type { ObjectStorage } from './object-storage.ts';

const prefix = 'reports/';

interface SeenReport {
  version: string;
  hash: string;
}

export function createReportExchange(storage: ObjectStorage, folder: string): () => Promise<void> {
  const seen = new Map<string, SeenReport>();

  async function pull(name: string, version: string): Promise<void> {
    const object = await storage.read(prefix + name);
    if (typeof object !== 'object') return;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `.${name}`), object.bytes);
    await rename(join(folder, `.${name}`), join(folder, name));
    seen.set(name, { version, hash: hashOf(object.bytes) });
  }

  async function push(name: string): Promise<void> {
    const bytes = await readFile(join(folder, name));
    const hash = hashOf(bytes);
    if (seen.get(name)?.hash === hash) return;
    seen.set(name, { version: (await storage.write(prefix + name, bytes)) ?? '', hash });
  }

  return async () => {
    for (const [key, version] of await storage.list(prefix)) {
      const name = key.slice(prefix.length);
      if (/^[\w-]+\.json$/.test(name) && seen.get(name)?.version !== version) await pull(name, version);
    }
    const names = await readdir(folder).catch(() => []);
    for (const name of names) if (/^[\w-]+\.json$/.test(name)) await push(name);
  };
}
