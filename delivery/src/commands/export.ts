import { join, resolve } from 'node:path';
import { UsageError } from '@agile-languages/shared/errors';
import { exportSite } from '../export/export-site.ts';
import { serverAddress } from '../export/server-address.ts';
import { line, step } from '../progress.ts';
import { siteHeaders } from '../serve/site-headers.ts';
import { siteEnvironment } from '../site-settings.ts';
import { compressLive } from '../store/compress-live.ts';
import { storeIn } from '../store/store.ts';
import { readArgs } from './read-args.ts';
import { userFolder } from './user-folder.ts';

/**
 * `npm run export -- <folder> [--api http://…] [--listen <port>]`: writes what is live for nginx, Caddy or a content
 * delivery network. `--api` is the process that answers what is no file.
 */
export async function exportFolder(args: string[]): Promise<void> {
  const { name: folder, texts } = readArgs(args, { texts: ['api', 'listen'] });
  if (!folder) throw new UsageError('Usage: npm run export -- <folder> [--api http://…] [--listen <port>]');
  const { config } = await siteEnvironment(process.env);
  const { origin, apiBase } = config.site;
  const api = texts.api === undefined ? undefined : httpOrigin(texts.api);
  if (!api && apiBase.startsWith('/'))
    throw new UsageError(`Pages call the API at ${origin}${apiBase}: add --api and the address that npm start has.`);
  const store = storeIn(config.releasesDir);
  await step(
    'compress what is live',
    () => compressLive(store, { priority: 'normal' }),
    (files) => `${files} files`,
  );
  const target = resolve(userFolder(), folder);
  const written = await exportSite(store, target, {
    origin,
    site: siteHeaders(config),
    api,
    listen: serverAddress(texts.listen),
  });
  if (!written) return line(`${target} was up to date.`);
  line(`${written.files} files are in ${join(target, written.root)}, ${written.changed} of them new or changed.`);
  line(`Rules: ${['nginx.conf', 'Caddyfile', 'rules.json'].map((name) => join(target, name)).join(', ')}.`);
}

function httpOrigin(address: string): string {
  if (URL.canParse(address) && /^https?:/.test(address)) return new URL(address).origin;
  throw new UsageError(`--api is an http address, not "${address}".`);
}
