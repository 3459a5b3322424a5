import { randomUUID } from 'node:crypto';
import { isSameSecret } from '@agile-languages/api/same-secret';
import { signatureOf } from '../store/site-secret.ts';

export interface ServedDocument {
  id: string;
  /** Below the folder of its revision. */
  file: string;
  has: (release: string) => boolean;
}

export interface DocumentTokens {
  issue: (document: { releases: readonly string[]; file: string; network: string }) => string;
  read: (token: unknown, network: string) => ServedDocument | undefined;
}

/** In milliseconds: 12 hours. */
const life = 43_200_000;

/** In characters. */
const [hashLength, signatureLength] = [4, 16];

/**
 * Signed: the moment, a random number, the page and the releases. So a report is about what the site has served to this
 * network.
 */
export function createDocumentTokens(secret: string, clock: () => number = Date.now): DocumentTokens {
  const signed = (text: string, network: string) =>
    signatureOf(secret, `document ${network} ${text}`).slice(0, signatureLength);
  return {
    issue: ({ releases, file, network }) => {
      const hashes = releases.map((release) => release.slice(0, hashLength)).join('');
      const id = randomId();
      const text = [Math.floor(clock() / 1000).toString(36), id, hashes, encodeURI(file)].join(' ');
      return `${text} ${signed(text, network)}`;
    },
    read: (token, network) => {
      if (typeof token !== 'string') return undefined;
      const end = token.lastIndexOf(' ');
      const text = token.slice(0, end);
      const [moment = '', id = '', hashes = '', file = ''] = text.split(' ');
      if (end < 0 || !isSameSecret(token.slice(end + 1), signed(text, network))) return undefined;
      if (Math.abs(clock() - Number.parseInt(moment, 36) * 1000) > life) return undefined;
      const known = new Set(hashes.match(/.{4}/g));
      return { id, file: decodeURI(file), has: (release) => known.has(release.slice(0, hashLength)) };
    },
  };
}

/** 48 bits. Node has random bits in store for UUIDs and asks the system for each `randomBytes`. */
const randomId = () => randomUUID().slice(24);
