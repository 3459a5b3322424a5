import { UserError } from '@agile-languages/shared/errors';
import type { AreaChunk, AreaDescription } from '@agile-languages/shared/registry';
import type { Chunks } from '../build/read-stats.ts';
import type { BundleContents } from './bundle-contents.ts';
import { describeFile } from './describe-file.ts';

/** The files that each declared page and section needs. The server bundle names the chunk of each lazy import. */
export async function describeChunks(
  name: string,
  directory: string,
  declared: { routes: object; sections: object },
  offered: BundleContents,
  chunks: Chunks,
): Promise<AreaDescription['chunks']> {
  const chunkOf = async (kind: 'routes' | 'sections', key: string): Promise<AreaChunk> => {
    const load = offered[kind][key];
    if (!load) throw new UserError(`Area ${name} declares ${key} in ${kind} but does not offer it.`);
    const chunk = /\.e\((?:\/\*.*?\*\/ )?"([^"]+)"\)/.exec(load)?.[1];
    const files = chunk ? chunks.get(chunk) : undefined;
    const script = files?.find((file) => file.endsWith('.js'));
    if (!chunk || !files || !script) throw new UserError(`Area ${name}: ${key} is not a lazy import.`);
    const style = files.find((file) => file.endsWith('.css'));
    return {
      chunk,
      script: await describeFile(directory, script),
      ...(style && { style: await describeFile(directory, style) }),
    };
  };
  const all = async (kind: 'routes' | 'sections') =>
    Object.fromEntries(
      await Promise.all(Object.keys(declared[kind]).map(async (key) => [key, await chunkOf(kind, key)] as const)),
    );
  return { routes: await all('routes'), sections: await all('sections') };
}
