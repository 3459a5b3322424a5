import { join } from 'node:path';
import { areaFolder } from '@agile-languages/shared/build/checkout';
import type { AreaRelease, Registry } from '@agile-languages/shared/registry';
import { root } from '../paths.ts';
import { readDeclaration, slotsOf } from '../release/declaration.ts';
import type { DevSource } from './source.ts';

export async function devRegistry(
  sources: ReadonlyMap<string, DevSource>,
  live: Registry | undefined,
  checkout = root,
): Promise<Registry> {
  const entries = [...sources].filter(([name]) => name !== 'shell');
  const fromSource = await Promise.all(
    entries.map(
      async ([name, source]) => [name, await areaFrom(join(checkout, areaFolder(name)), name, source)] as const,
    ),
  );
  return {
    schema: 1,
    revision: Number.MAX_SAFE_INTEGER,
    origins: [...sources.values()].map(({ base }) => new URL(base).origin),
    shell: { release: 'development', base: sources.get('shell')?.base ?? '', main: { name: 'main.js', integrity: '' } },
    areas: { ...live?.areas, ...Object.fromEntries(fromSource) },
  };
}

async function areaFrom(folder: string, name: string, { base }: DevSource): Promise<AreaRelease> {
  const declaration = await readDeclaration(folder, name);
  return {
    release: 'development',
    contract: declaration.contract,
    base,
    entry: { name: 'remoteEntry.js', integrity: '' },
    routes: declaration.routes,
    ...slotsOf(declaration),
  };
}
