/** Where the provider's site, its API and its files are. Publishing writes the two bases; the rest is this module's own address. */
const written = '__EMBED_BASES__';
const here = import.meta.url;
const [apiBase = '/api', fileBase = '/files'] = written.split(' ');

export const siteOrigin = new URL(here).origin;
export const embedApiBase = new URL(apiBase, here).href;
export const embedFileBase = new URL(fileBase, here).href;
