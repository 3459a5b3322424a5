import { createHash } from 'node:crypto';
import { helpOf, readArgs } from '@agile-languages/shared/build/checkout';
import { type EmbedContract, expectNothingMissing, parseContract } from '@agile-languages/shared/embed/spec';
import { UsageError, UserError } from '@agile-languages/shared/errors';
import { isRecord } from '@agile-languages/shared/formats';
import { line } from '../../output.ts';
import { usages } from './usages.ts';

export interface PublishedCheck {
  versions: number;
  files: number;
  problems: readonly string[];
}

/** No version may promise less than the one before. */
export async function verifyPublished(site: string, request: typeof fetch = fetch): Promise<PublishedCheck> {
  const read: Read = async (path) => {
    try {
      const response = await request(new URL(path, site));
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
    } catch {
      return undefined;
    }
  };
  const { v1, versions } = parsed(await read('/embed/versions.json'));
  if (!Array.isArray(versions)) throw new UserError(`${site} does not list what it has published for partners.`);
  const names = versions.map((listed) => `${isRecord(listed) ? listed.version : listed}`);
  const checked = { versions: names.length, files: 0, problems: [] as string[] };
  if (!names.includes(`${v1}`)) checked.problems.push('/embed/versions.json lists no version for /embed/v1/.');
  let before: EmbedContract | undefined;
  for (const version of names) {
    const manifest = `/embed/${version}/manifest.json`;
    const { files } = parsed(await read(manifest));
    const stated = Object.entries(isRecord(files) ? files : {});
    if (stated.length === 0) checked.problems.push(`${manifest} is missing or lists no files.`);
    for (const folder of version === v1 ? [version, 'v1'] : [version]) {
      checked.files += stated.length;
      checked.problems.push(...(await folderProblems(folder, stated, read)));
    }
    const { contract, problems } = contractOf(version, before, await read(`/embed/${version}/contract.txt`));
    checked.problems.push(...problems);
    before = contract ?? before;
  }
  return checked;
}

type Read = (path: string) => Promise<Buffer | undefined>;

const parsed = (bytes: Buffer | undefined): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(`${bytes}`);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

async function folderProblems(folder: string, stated: readonly [string, unknown][], read: Read): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, facts] of stated) {
    const path = `/embed/${folder}/${name}`;
    const bytes = await read(path);
    const hash = bytes && `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    if (!hash) problems.push(`${path} is missing.`);
    else if (!isRecord(facts) || facts.integrity !== hash)
      problems.push(`${path} has other bytes than its manifest states.`);
  }
  return problems;
}

function contractOf(version: string, before: EmbedContract | undefined, bytes: Buffer | undefined) {
  let contract: EmbedContract | undefined;
  try {
    contract = parseContract(`${bytes ?? ''}`);
    if (!version.startsWith(`${contract.version}.`))
      throw new UserError(`its contract is that of ${contract.version}.`);
    if (before) expectNothingMissing(before, contract);
    return { contract, problems: [] };
  } catch (cause) {
    return { contract, problems: [`${version}: ${cause instanceof Error ? cause.message : cause}`] };
  }
}

export async function embedVerify(args: string[]): Promise<void> {
  const { name: site = '' } = readArgs(args, usages['embed-verify']);
  if (!/^https?:$/.test(URL.parse(site)?.protocol ?? '')) throw new UsageError(helpOf(usages['embed-verify']));
  const { versions, files, problems } = await verifyPublished(site);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  line(`${files} files of ${versions} versions have the bytes that their manifests state; no promise was broken.`);
}
