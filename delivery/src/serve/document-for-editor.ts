import { countedAddress, framedView } from '@agile-languages/shared/embed/spec';
import { escapeHtml, isRecord } from '@agile-languages/shared/formats';
import type { FastifyRequest } from 'fastify';

interface CountedFor {
  partner: string;
  campaign?: string;
  fields?: string;
}

/** Whose key has the address of a page with a frame, when no browser asks: servers of editors look for that frame. */
export function partnerOfEditor({ headers, query, url }: FastifyRequest): CountedFor | undefined {
  if (headers['sec-fetch-mode'] !== undefined || !framedView(url.split('?', 1)[0] ?? '')) return undefined;
  const { partner, campaign, fields } = isRecord(query) ? query : {};
  if (typeof partner !== 'string' || partner === '') return undefined;
  return {
    partner,
    ...(typeof campaign === 'string' && { campaign }),
    ...(typeof fields === 'string' && { fields }),
  };
}

const linkToFrame = /(?<=<link rel="alternate" type="application\/json\+oembed" href=")[^"]+/;

/** The frame that it names has the key. */
export const documentForEditor = (html: string, counted: CountedFor): string =>
  html.replace(linkToFrame, (address) => {
    const url = new URL(address);
    url.searchParams.set('url', countedAddress(url.searchParams.get('url') ?? '', counted));
    return escapeHtml(url.href);
  });
