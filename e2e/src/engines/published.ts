import { join } from 'node:path';
import { installFolder } from '@agile-languages/shared/build/checkout';
import { root } from '../places.ts';
import type { Engine } from './engine.ts';

/** Has a lock of its own, so that `npm ci` does without what only these tests need. */
const folder = join(root, 'e2e/engines');

interface Published {
  startPublished(name: 'chrome' | 'firefox', executablePath: string): Promise<Engine>;
}

export async function startPublished(...args: Parameters<Published['startPublished']>): Promise<Engine> {
  await installFolder(folder);
  const published: Published = await import(join(folder, 'published.js'));
  return published.startPublished(...args);
}
