import type { Extras } from '../../commands/extras.ts';
import { usages } from './usages.ts';

export const partners: NonNullable<Extras['partners']> = {
  usages,
  commands: {
    'embed-verify': async (args) => (await import('./verify-published.ts')).embedVerify(args),
    'embed-pack': async (args) => (await import('./npm-package.ts')).embedPack(args),
  },
  prepare: async (store, config, releases) => (await import('./publish.ts')).prepareEmbed(store, config, releases),
  routes: (config) => async (server, site) => {
    const [{ embedRoutes }, { oembed }] = await Promise.all([import('./embed-routes.ts'), import('./oembed.ts')]);
    await embedRoutes(server, site);
    await oembed(server, { ...site, config });
  },
};
