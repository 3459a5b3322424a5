/** Addresses of the API and of the files, from the root of the site or absolute. Publishing writes them. */
const written = '__EMBED_BASES__';
const here = import.meta.url;
const [apiBase = '/api', fileBase = '/files'] = written.split(' ');

/** Origin of the provider's site, from which this module was loaded. */
export const siteOrigin = new URL(here).origin;
/** Address of the provider's API. */
export const embedApiBase = new URL(apiBase, here).href;
/** Address of the provider's files. */
export const embedFileBase = new URL(fileBase, here).href;
