import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '@agile-languages/shared/errors';
import { wordpressPlugin } from '../embed/wordpress-plugin.ts';
import { line } from '../progress.ts';
import { originOf } from './origin-of.ts';
import { readArgs } from './read-args.ts';
import { userFolder } from './user-folder.ts';

/** `npm run embed:wordpress -- --site https://…`: writes the plugin for WordPress into this folder. */
export async function embedWordpress(args: string[]): Promise<void> {
  const { name, texts } = readArgs(args, { texts: ['site'] });
  if (name || !texts.site) throw new UsageError('Usage: npm run embed:wordpress -- --site https://www.example.org');
  const plugin = await wordpressPlugin(originOf(texts.site));
  await writeFile(join(userFolder(), plugin.name), plugin.bytes);
  line(plugin.name);
}
