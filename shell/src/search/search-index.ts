import { type SearchEntry, searchPath } from '@agile-languages/shared/registry';

let index: Promise<SearchEntry[]> | undefined;

/** A failed request is sent again at the next call. */
export function loadSearchIndex(): Promise<SearchEntry[]> {
  index ??= request();
  return index;
}

async function request(): Promise<SearchEntry[]> {
  try {
    const response = await fetch(searchPath);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return await response.json();
  } catch (cause) {
    index = undefined;
    throw cause;
  }
}
