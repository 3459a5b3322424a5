import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { documentForEditor, partnerOfEditor } from './document-for-editor.ts';

const linkTo = (page: string) =>
  `<link rel="alternate" type="application/json+oembed" href="https://site.test/oembed?url=${encodeURIComponent(page)}">`;

test('document for an editor: its frame has key, campaign and fields of the address', () => {
  const html = documentForEditor(`<head>${linkTo('https://site.test/my-needs')}</head>`, {
    partner: 'pk_acme"><b>',
    campaign: 'spring',
    fields: 'plan=gold',
  });

  const page = 'https://site.test/my-needs?partner=pk_acme%22%3E%3Cb%3E&campaign=spring&fields=plan%3Dgold';
  expect(html).toBe(`<head>${linkTo(page)}</head>`);
});

const asked = (url: string, headers: Record<string, string> = {}) => {
  const query = Object.fromEntries(new URL(url, 'https://site.test').searchParams);
  return partnerOfEditor({ headers, query, url } as unknown as FastifyRequest);
};

test('page with a frame that is asked for with a key: by an editor, not by a browser', () => {
  expect(asked('/class/500017?partner=pk_acme')).toEqual({ partner: 'pk_acme' });
  expect(asked('/?campaign=spring&partner=pk_acme&fields=plan%3Dgold')).toEqual({
    partner: 'pk_acme',
    campaign: 'spring',
    fields: 'plan=gold',
  });
  expect(asked('/?partner=pk_acme', { 'sec-fetch-mode': 'navigate' })).toBeUndefined();
  for (const url of ['/', '/?partner=', '/faq?partner=pk_acme']) expect(asked(url)).toBeUndefined();
});
