import { createHash } from 'node:crypto';
import { type EmbedContract, expectNothingMissing, parseContract } from '@agile-languages/shared/embed/spec';
import { UsageError, UserError } from '@agile-languages/shared/errors';
import { helpOf, readArgs } from '../../commands/usage.ts';
import { line } from '../../output.ts';
import type { Manifest } from './files.ts';
import { usages } from './usages.ts';

export interface PublishedCheck {
  versions: number;
  files: number;
  problems: readonly string[];
}

/** No version may promise less than the one before. */
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

export async function embedVerify(args: string[]): Promise<void> {
  const { name: site = '' } = readArgs(args, usages['embed-verify']);
  if (!/^https?:$/.test(URL.parse(site)?.protocol ?? '')) throw new UsageError(helpOf(usages['embed-verify']));
  const { versions, files, problems } = await verifyPublished(site);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  line(`${files} files of ${versions} versions have the bytes that their manifests state; no promise was broken.`);
}
