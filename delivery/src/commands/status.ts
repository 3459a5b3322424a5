import { UserError } from '@agile-languages/shared/errors';
import { readConfig } from '../config.ts';
import { line } from '../progress.ts';
import { readHistory } from '../store/history.ts';
import { namesIn, readRegistry, releaseIn } from '../store/registry-file.ts';
import { storeIn } from '../store/store.ts';

/** `npm run status`: which release of each area is live, since when and why. */
export async function status(): Promise<void> {
  const store = storeIn(readConfig(process.env).releasesDir);
  const registry = await readRegistry(store);
  if (!registry) throw new UserError('Nothing is released yet. Run npm start once.');
  const history = await readHistory(store);
  line(`revision ${registry.revision}\n`);
  line(`${'area'.padEnd(12)} ${'release'.padEnd(18)} ${'live since'.padEnd(26)} why`);
  for (const name of namesIn(registry)) {
    const live = releaseIn(registry, name) ?? '';
    const last = history.findLast(({ changes }) =>
      changes.some((change) => change.name === name && change.to === live),
    );
    line(`${name.padEnd(12)} ${live.padEnd(18)} ${(last?.at ?? '-').padEnd(26)} ${last?.why || (last?.kind ?? '')}`);
  }
}
