import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import type { Page } from '@playwright/test';
import { hosts, root } from '../places.ts';
import { run } from '../run.ts';
import { writtenSite } from './host-server.ts';
import { installHost } from './npm.ts';

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
  { script = '', query = '', policy = '' }: GuidePage = {},
): Promise<string[]> {
  const said: string[] = [];
  page.on('console', (message) => message.text().startsWith('agile') && said.push(message.text()));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Guide</title>
    <link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
  const server = createServer(({ url }, response) => {
    const [type, text] = url === '/main.js' ? ['text/javascript', script] : ['text/html', html];
    if (policy) response.setHeader('content-security-policy', policy.replaceAll(writtenSite, site));
    response.setHeader('content-type', type).end(text.replaceAll(writtenSite, site));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  page.on('close', () => server.close());
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${query}`);
  return said;
}

interface GuidePage {
  /** Served as `main.js`. */
  script?: string;
  query?: string;
  policy?: string;
}

/** Code of the guide as one script, with the packages of a host. @param files in place of packages of the guide */
export async function bundled(code: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = join(hosts, 'react-19');
  await installHost(folder);
  const options = {
    stdin: { contents: code, loader: 'jsx', resolveDir: folder },
    alias: files,
    define: { 'process.env.NODE_ENV': '"production"' },
    ...{ bundle: true, write: false, format: 'esm', logLevel: 'error' },
  };
  const script = `import { build } from 'esbuild';
    const { outputFiles } = await build(${JSON.stringify(options)});
    console.log(outputFiles[0].text);`;
  const built = await run(pinnedNode, ['--input-type=module', '--eval', script], { cwd: folder });
  if (built.code !== 0) throw new Error(built.output);
  return built.stdout;
}
