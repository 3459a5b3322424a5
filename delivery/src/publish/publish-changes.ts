import type { DeliveryConfig } from '../config.ts';
import { logFault } from '../log-fault.ts';
import { runInOwnProcess } from '../own-process.ts';
import { askOverHttp, contentVersionIn } from '../prerender/content-version.ts';
import { isElsewhere } from '../prerender/prerender-api.ts';
import { storeIn } from '../store/store.ts';
import { publishedContent } from './published-content.ts';
import { watchContent } from './watch-content.ts';

export interface PublishedSite {
  config: DeliveryConfig;
  /** The environment of the site, for the process that publishes. */
  env: NodeJS.ProcessEnv;
}

/** How the publication of content goes on. */
export interface Publication {
  /** Why the last one failed; `undefined` when it did not. */
  fault?: string | undefined;
}

interface PublishOptions {
  /** Is kept up to date. */
  publication?: Publication;
  /** Asks the API that this process serves or has started. Default: it is asked at the site's origin. */
  askOwnApi?: () => Promise<unknown>;
}

/** Keeps the live pages up to date with the content for as long as this process serves them. */
export function publishChanges(
  { config, env }: PublishedSite,
  stopping: AbortSignal,
  { publication = {}, askOwnApi }: PublishOptions = {},
): void {
  const store = storeIn(config.releasesDir);
  const base = new URL(config.site.apiBase, config.site.origin).href;
  const ask = askOwnApi && !isElsewhere(config.site) ? askOwnApi : () => askOverHttp(base);

  const publish = async (isCheck: boolean): Promise<boolean> => {
    const fault = await runInOwnProcess(['publish', ...(isCheck ? ['--check'] : [])], env, stopping);
    if (fault && fault !== publication.fault)
      logFault('the latest content is not published yet', { cause: new Error(fault) });
    publication.fault = fault;
    return fault === undefined;
  };
  const watched = {
    version: async () => contentVersionIn(await ask()),
    published: () => publishedContent(store),
    publish,
  };
  void watchContent(watched, stopping);
}
