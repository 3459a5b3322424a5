import type { AreaDescription, Registry } from '@agile-languages/shared/registry';
import { releaseIn } from '../store/registry-file.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';
import { buildIdOf, inputsOf } from './inputs.ts';

/** Those of `names` whose live release was built from other sources than those of this checkout, or that are not live. */
export async function differingNames(
  store: Store,
  registry: Registry | undefined,
  names: readonly string[],
): Promise<string[]> {
  const differences = await Promise.all(
    names.map(async (name) => {
      const live = releaseIn(registry, name);
      const inputs = await inputsOf(name);
      return !live || (await buildOf(store, name, live)) !== buildIdOf(name, inputs);
    }),
  );
  return names.filter((_, index) => differences[index]);
}

const buildOf = async (store: Store, name: string, release: string) =>
  (await readDescription<AreaDescription>(store, name, release)).build;
