import { runInOwnProcess } from '../own-process.ts';
import type { SiteEnvironment } from '../site-settings.ts';
import { storeIn } from '../store/store.ts';
import { type ReleaseWatch, watchReleases } from './watch-releases.ts';

/** Takes back what fails in browsers, for as long as this process serves the site. */
export function watchSite({ config, env }: Pick<SiteEnvironment, 'config' | 'env'>, stopping: AbortSignal): void {
  const takeBack: ReleaseWatch['takeBack'] = (watched, why) =>
    runInOwnProcess(['take-back', JSON.stringify({ ...watched, why })], env, stopping);
  void watchReleases({ store: storeIn(config.releasesDir), takeBack }, stopping);
}
