const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

/** How many origins a key may have. */
export const maxOrigins = 20;

/**
 * What is wrong with the origin of a partner's pages, as a sentence; `undefined` when nothing is. Without TLS a key is
 * valid on this machine only, except a key for tests.
 */
export function originFault(value: string, isTest: boolean): string | undefined {
  const url = URL.parse(value);
  if (url?.origin !== value || !/^https?:$/.test(url.protocol) || value.length > 300)
    return `"${value}" is no origin like https://partner.example.`;
  if (url.protocol === 'https:' || isTest || ownMachine.includes(url.hostname)) return undefined;
  return `"${value}" is without TLS: that takes a key for tests.`;
}
