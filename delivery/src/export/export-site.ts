import { resolve } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { versionList } from '../serve/embed-files.ts';
import type { SiteHeaders } from '../serve/site-headers.ts';
import { readPageList } from '../store/page-list.ts';
import { readRegistry } from '../store/registry-file.ts';
import type { Store } from '../store/store.ts';
import { caddyfile } from './caddyfile.ts';
import type { ExportRules } from './export-rules.ts';
import { exportedFiles } from './exported-files.ts';
import { nginxConf } from './nginx-conf.ts';
import { rulesOf } from './rules-of.ts';
import type { ServerAddress } from './server-address.ts';
import { type WrittenExport, writeExport } from './write-export.ts';

interface ExportOptions {
  /** Origin of the site. */
  origin: string;
  /** What decides about its headers. */
  site: SiteHeaders;
  /** Origin of the process that answers what is no file. Default: none does. */
  api?: string | undefined;
  /** Where servers of the folder listen. */
  listen: ServerAddress;
}

/**
 * Writes what is live into a folder that any server of files can serve, with configurations for nginx and Caddy and the
 * same rules as JSON.
 *
 * @returns what was written; `undefined` when the folder has it already
 * @throws {UserError} when nothing is live, or the folder holds something else
 */
export async function exportSite(
  store: Store,
  target: string,
  { origin, site, api, listen }: ExportOptions,
): Promise<WrittenExport | undefined> {
  const registry = await readRegistry(store);
  const list = registry && (await readPageList(store.pages(registry.revision)));
  if (!registry || !list) throw new UserError('Nothing is released yet. Run npm start once.');
  const rules = rulesOf({ registry, list, site, api });
  return writeExport(target, {
    revision: registry.revision,
    files: await exportedFiles(store, registry, list),
    texts: { '/embed/versions.json': JSON.stringify(await versionList(store, registry.embed)) },
    configurations: (root) => {
      const complete: ExportRules = { ...rules, root };
      const folder = resolve(target, root);
      return {
        'rules.json': `${JSON.stringify(complete, null, 2)}\n`,
        'nginx.conf': nginxConf(complete, folder, listen),
        Caddyfile: caddyfile(complete, folder, origin, listen),
      };
    },
  });
}
