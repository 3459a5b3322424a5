import { createApi, readApiConfig } from '@agile-languages/api';
import type { ApiClient } from '@agile-languages/shared/api';
import type { SiteConfig } from '@agile-languages/shared/platform';
import { isElsewhere, prerenderApi } from './prerender-api.ts';

/**
 * Opens the API for prerendering while `work` runs. The project's own opens beside it and sends no mails; when it does
 * not open, every call fails with the reason.
 */
export async function withApi<Result>(config: SiteConfig, work: (api: ApiClient) => Promise<Result>): Promise<Result> {
  const own = isElsewhere(config) ? Promise.reject(new Error('The API is elsewhere.')) : open();
  own.catch(() => {});
  try {
    return await work(prerenderApi(config, own));
  } finally {
    await own.then(
      (api) => api.close(),
      () => {},
    );
  }
}

const open = async () =>
  createApi({ ...readApiConfig(process.env), mail: {}, metrics: undefined, backup: undefined, logLevel: 'silent' });
