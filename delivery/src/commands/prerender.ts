import { UsageError, UserError } from '@agile-languages/shared/errors';
import { activateReleases } from '../activate/activate-releases.ts';
import { readConfig } from '../config.ts';
import { withApi } from '../prerender/with-api.ts';
import { line, step } from '../progress.ts';
import { locked } from '../store/lock.ts';
import { readRegistry } from '../store/registry-file.ts';
import { storeIn } from '../store/store.ts';
import { readArgs } from './read-args.ts';
import { describeSite, reportFailure } from './report-site.ts';

/** `npm run prerender [-- --why …]`: brings the live pages up to date with the data of the API. Releases stay as they are. */
export async function prerender(args: string[]): Promise<void> {
  const { name, why } = readArgs(args);
  if (name) throw new UsageError('Pages are prerendered for all areas at once: npm run prerender');
  const { site: config, releasesDir } = readConfig(process.env);
  const store = storeIn(releasesDir);
  await locked(store, async () => {
    if (!(await readRegistry(store))) throw new UserError('Nothing is released yet. Run npm start once.');
    const activation = await step(
      'prerender and activate',
      () =>
        withApi(config, (api) =>
          activateReleases({ store, config, releases: {}, note: { kind: 'prerender', why }, api }),
        ),
      describeSite,
    );
    reportFailure(activation);
    line(activation ? `Revision ${activation.registry.revision} is live.` : 'All pages were up to date.');
  });
}
