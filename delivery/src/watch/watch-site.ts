import type { SiteEnvironment } from '../site-settings.ts';
import { storeIn } from '../store/store.ts';
import { takeBackWith } from './take-back.ts';
import { watchReleases } from './watch-releases.ts';

/** Takes back what fails in browsers, for as long as this process serves the site. */
export function watchSite({ config, env }: Pick<SiteEnvironment, 'config' | 'env'>, stopping: AbortSignal): void {
  void watchReleases({ store: storeIn(config.releasesDir), takeBack: takeBackWith(env) }, stopping);
}
