import type { SiteConfig } from '@agile-languages/shared/platform';
import { makePictures } from '../pictures/pictures.ts';
import { openSite, type Site } from './open-site.ts';
import type { PrerenderOptions } from './prerender-options.ts';

/** The code of a site, and the configuration that its pages are rendered with. */
export interface ConfiguredSite {
  site: Site;
  config: SiteConfig;
  /** Settles when the pictures for link previews are there. */
  pictures: Promise<void>;
}

/** Opens a site when it is first needed. `close` also waits for its pictures. */
export function openConfigured({ store, registry, config, api, limits }: PrerenderOptions) {
  let opened: Promise<ConfiguredSite> | undefined;
  const open = async (): Promise<ConfiguredSite> => {
    const site = await openSite(store, registry, config, api, limits);
    const pictures = site.drawings && makePictures(store, site.drawings, site.shellCss);
    const withPictures = { ...config, ...(pictures && { pictures: pictures.base }) };
    return { site, config: withPictures, pictures: pictures?.ready ?? Promise.resolve() };
  };
  const get = () => {
    opened ??= open();
    return opened;
  };
  return Object.assign(get, {
    close: async () => {
      const configured = await opened?.catch(() => undefined);
      configured?.site.close();
    },
  });
}
