import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../places.ts';
import { writtenSite } from './host-server.ts';

const guide = await readFile(join(root, 'docs/partners.md'), 'utf8');

/** The code of a section of the guide, in its order. */
export const snippetsOf = (section: string, language: string): string[] => {
  const [, text = ''] = guide.split(new RegExp(`^#+ ${section}$`, 'm'));
  const [own = ''] = text.split(/^#+ \w/m);
  return [...own.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code);
};

/** Opens a page with this code, on an origin of its own. @returns what the elements have to say about it */
export async function openGuidePage(
  page: Page,
  site: string,
  head: string,
  body: string,
  script = '',
  query = '',
): Promise<string[]> {
  const said: string[] = [];
  page.on('console', (message) => message.text().startsWith('agile') && said.push(message.text()));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Guide</title>
    <link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
  const server = createServer(({ url }, response) => {
    const [type, text] = url === '/main.js' ? ['text/javascript', script] : ['text/html', html];
    response.setHeader('content-type', type).end(text.replaceAll(writtenSite, site));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  page.on('close', () => server.close());
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${query}`);
  return said;
}
