import { createApiClient } from '../api/client.ts';
import { siteConfig } from './config.ts';
import { takeFirstRequest } from './first-requests.ts';

/** The typed client of the provider API. */
export const api = createApiClient({ base: () => siteConfig().apiBase, takeStarted: takeFirstRequest });
