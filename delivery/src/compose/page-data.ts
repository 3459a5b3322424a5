import { type ApiClient, ApiError } from '@agile-languages/shared/api';
import type { AreaContents } from '@agile-languages/shared/contract';
import { type ComposedData, type PagePart, type PageTarget, partKey } from '@agile-languages/shared/registry';

/** The API while pages are composed, and why it gave no answer, once it did not. */
export interface Asking {
  api: ApiClient;
  failure?: unknown;
}

/**
 * What the parts of a page bring from the API. When it gives no answer, the page is composed without.
 *
 * @throws what is wrong with the page's own code
 */
export async function dataOf(
  target: PageTarget,
  parts: readonly PagePart[],
  contents: Readonly<Record<string, AreaContents>>,
  asking: Asking,
): Promise<ComposedData> {
  const data: Record<string, unknown> = {};
  for (const part of parts) {
    const value = await orNothing(asking, () => load(part, target, contents, asking.api));
    if (value !== undefined) data[partKey(part)] = value;
  }
  return data as ComposedData;
}

async function load({ kind, area, name }: PagePart, target: PageTarget, contents: Contents, api: ApiClient) {
  if (kind === 'sections') return (await contents[area]?.sections[name]?.())?.load?.(api);
  if (target.kind !== 'area' || target.frame) return undefined;
  const { params, pattern } = target;
  return (await contents[area]?.routes[name]?.())?.load?.(api, { params, pattern });
}

/** What was asked for, or `undefined` with the failure noted when the API gave no answer. */
export async function orNothing<Value>(asking: Asking, ask: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    asking.failure ??= cause;
    return undefined;
  }
}

type Contents = Readonly<Record<string, AreaContents>>;
