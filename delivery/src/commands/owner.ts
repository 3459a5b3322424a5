import { readArgs } from '@agile-languages/shared/build/checkout';
import { UsageError } from '@agile-languages/shared/errors';
import { hasPagesBelow } from '@agile-languages/shared/registry';
import { isServed } from '../activate/check-routes.ts';
import { firstSegment } from '../activate/overlap.ts';
import { readConfig } from '../config.ts';
import { line } from '../output.ts';
import { patternProblem } from '../release/declaration.ts';
import { giveAddresses } from '../store/owners.ts';
import { readRegistry } from '../store/registry.ts';
import { openReleaseStore } from '../store/release-store.ts';
import type { Extras } from './extras.ts';
import { knownName } from './known-areas.ts';
import { usages } from './usages.ts';

export async function owner(args: string[], { objectStorage: openShared }: Extras): Promise<void> {
  const { names, texts } = readArgs(args, usages.owner);
  const segment = names.find((given) => given.startsWith('/'));
  const name = names.find((given) => given !== segment);
  if (!segment || !/^\/[\w-]+$/.test(segment))
    throw new UsageError('Addresses are given by their first part: npm run owner -- catalog /books');
  const first = firstSegment(segment);
  if (isServed(first)) throw new UsageError(`${first} belongs to the server.`);
  const fault = patternProblem(first);
  if (fault) throw new UsageError(`${first} is no address of an area: ${fault}`);
  const releases = await openReleaseStore(readConfig(process.env), { openShared });
  const area = await knownName(releases, name, isArea);
  await releases.change(async (store) => {
    await giveAddresses(store, first, area, texts.why ?? '');
    const { areas = {} } = (await readRegistry(store)) ?? {};
    const [former] =
      Object.entries(areas).find(([other, of]) => other !== area && hasPagesBelow(of, first.slice(1))) ?? [];
    const until = former ? ` Until then ${former} has it.` : '';
    line(`${first} belongs to ${area}. Its next release with such a page takes it over.${until}`);
  });
}

const isArea = (name: string) => name !== 'shell';
