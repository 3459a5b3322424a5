import type { DefinedPage, Params } from '../contract/index.ts';
import { api, configure } from '../platform/index.ts';
import { testConfig } from './config.ts';

/** What the document of a page would contain: the values of its loaders, requested from the fake API. */
export async function loadInitialData(
  page: DefinedPage,
  params: Params = {},
): Promise<Readonly<Record<string, unknown>>> {
  configure(testConfig);
  const address = { params, pattern: '', query: page.parseQuery(new URLSearchParams()) };
  const values = Object.entries(page.load).map(async ([name, loader]) => {
    const value = await loader(api, address);
    return [name, page.inDocument[name]?.(value) ?? value];
  });
  return Object.fromEntries(await Promise.all(values));
}
