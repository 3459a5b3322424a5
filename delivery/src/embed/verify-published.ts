import { createHash } from 'node:crypto';
import { type EmbedContract, expectNothingMissing, parseContract } from '@agile-languages/shared/embed/spec';
import { UserError } from '@agile-languages/shared/errors';
import type { Manifest } from './write-version.ts';

/** What a site serves to partners, as a stranger finds it. */
export interface PublishedCheck {
  versions: number;
  files: number;
  /** A sentence for each file or promise that is not as it should be. */
  problems: readonly string[];
}

/**
 * Fetches every version that a site has published: each file has the hash of its manifest, `/embed/v1/` has the files of
 * the live version, and no version promises less than the one before.
 *
 * @param site origin of the site
 * @throws {UserError} when the site does not list its versions
 */
export async function verifyPublished(site: string, request: typeof fetch = fetch): Promise<PublishedCheck> {
  const get = (path: string) => request(new URL(path, site));
  const list = await get('/embed/versions.json').catch(() => undefined);
  if (!list?.ok) throw new UserError(`${site} does not list what it has published for partners.`);
  const { v1, versions } = (await list.json()) as { v1?: string; versions: { version: string }[] };
  const checked = { versions: versions.length, files: 0, problems: [] as string[] };
  let before: EmbedContract | undefined;
  for (const { version } of versions) {
    const { files } = (await (await get(`/embed/${version}/manifest.json`)).json()) as Manifest;
    for (const folder of version === v1 ? [version, 'v1'] : [version])
      for (const [name, { integrity }] of Object.entries(files)) {
        const path = `/embed/${folder}/${name}`;
        checked.problems.push(...(await fileProblems(path, await get(path), integrity)));
        checked.files += 1;
      }
    const contract = parseContract(await (await get(`/embed/${version}/contract.txt`)).text());
    checked.problems.push(...contractProblems(version, before, contract));
    before = contract;
  }
  return checked;
}

async function fileProblems(path: string, response: Response, integrity: string): Promise<string[]> {
  if (!response.ok) return [`${path} is missing.`];
  const hash = createHash('sha384').update(Buffer.from(await response.arrayBuffer()));
  return integrity === `sha384-${hash.digest('base64')}` ? [] : [`${path} has other bytes than its manifest states.`];
}

function contractProblems(version: string, before: EmbedContract | undefined, contract: EmbedContract): string[] {
  if (!version.startsWith(`${contract.version}.`)) return [`${version} has the contract ${contract.version}.`];
  try {
    if (before) expectNothingMissing(before, contract);
    return [];
  } catch (cause) {
    return [`${version}: ${cause instanceof Error ? cause.message : cause}`];
  }
}
