export type GivenFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'svg';

/** What a file is by its first bytes, whatever it is called. */
export function formatOf(bytes: Buffer): GivenFormat | undefined {
  const head = bytes.toString('latin1', 0, 32);
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (/^ftyp(?:avif|avis|mif1|miaf)/.test(head.slice(4)) && bytes.toString('latin1', 0, 64).includes('avi'))
    return 'avif';
  return /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|svg|!--)/.test(head) ? 'svg' : undefined;
}
