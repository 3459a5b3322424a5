import { isRecord } from '@agile-languages/shared/formats';
import type { Finding } from './check-headers.ts';

/** The origin of an address as partners enter it, with or without `https://`; `undefined` when it is none. */
export function originOf(entered: string): string | undefined {
  const text = entered.trim();
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  if (!text || !URL.canParse(address)) return undefined;
  const { origin, hostname } = new URL(address);
  return origin !== 'null' && /^localhost$|\./.test(hostname) ? origin : undefined;
}

/** Asks the provider whether a key is registered for the origin of a page. */
export async function checkKey(apiBase: string, key: string, page: string, signal: AbortSignal): Promise<Finding> {
  if (!key)
    return { state: 'note', text: 'Without a key nothing is counted for you, and the page gets no agile-enrol.' };
  const query = new URLSearchParams({ origin: page });
  const response = await fetch(`${apiBase}/partners/${encodeURIComponent(key)}?${query}`, { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const answer: unknown = await response.json();
  return isRecord(answer) && answer.isRegistered === true
    ? { state: 'good', text: `The key may be used on ${page}.` }
    : { state: 'bad', text: `The key may not be used on ${page}. Ask the provider to add this origin to it.` };
}
