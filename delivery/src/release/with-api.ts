import { createApi, readApiConfig } from '@agile-languages/api';
import type { ApiClient } from '@agile-languages/shared/api';
import type { SiteConfig } from '@agile-languages/shared/platform';
import { composeApi, isElsewhere } from '../compose/compose-api.ts';

/**
 * Hands over the API that pages are composed with. The project's own opens while `work` does what comes before asking
 * it, and sends no mails. When it does not open, every call fails with the reason.
 */
export async function withApi<Result>(config: SiteConfig, work: (api: ApiClient) => Promise<Result>): Promise<Result> {
  const own = isElsewhere(config) ? Promise.reject(new Error('The API is elsewhere.')) : open();
  own.catch(() => {});
  try {
    return await work(composeApi(config, own));
  } finally {
    await own.then(
      (api) => api.close(),
      () => {},
    );
  }
}

const open = async () => createApi({ ...readApiConfig(process.env), mail: {}, logLevel: 'silent' });
