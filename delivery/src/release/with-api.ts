import { createApi, readApiConfig } from '@agile-languages/api';
import type { ApiClient } from '@agile-languages/shared/api';
import type { SiteConfig } from '@agile-languages/shared/platform';
import { composeApi, isElsewhere } from '../compose/compose-api.ts';

/** Hands over the API that pages are composed with: the project's own is opened meanwhile, and sends no mails. */
export async function withApi<Result>(config: SiteConfig, work: (api: ApiClient) => Promise<Result>): Promise<Result> {
  if (isElsewhere(config)) return work(composeApi(config, new Error('The API is elsewhere.')));
  const own = await open().catch((cause: Error) => cause);
  try {
    return await work(composeApi(config, own));
  } finally {
    if (!(own instanceof Error)) await own.close();
  }
}

const open = async () => createApi({ ...readApiConfig(process.env), mail: {}, logLevel: 'silent' });
