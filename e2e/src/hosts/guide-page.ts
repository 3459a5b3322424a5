import { once } from 'node:events';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { installFolder, pinnedNode } from '@agile-languages/shared/build/checkout';
import { expect, type Page } from '@playwright/test';
import { hosts, root } from '../places.ts';
import { run } from '../run.ts';
import { assessment } from './host-page.ts';
import { writtenSite } from './host-server.ts';

export const guide = await readFile(join(root, 'docs/partners.md'), 'utf8');

export const snippetsOf = (section: string, language: string): string[] => {
  const [, text = ''] = guide.split(new RegExp(`^#+ ${section}$`, 'm'));
  const [own = ''] = text.split(/^#+ \w/m);
  return [...own.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code);
};

/** @returns what the elements have to say about it */
export async function openGuidePage(
  page: Page,
  site: string,
  head: string,
  body: string,
  { files = {}, query = '', policy = '' }: GuidePage = {},
): Promise<string[]> {
  const said: string[] = [];
  page.on('console', (message) => message.text().startsWith('agile') && said.push(message.text()));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Guide</title>
    <link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
  const server = createServer(({ url = '' }, response) => {
    const script = files[url.slice(1)];
    const [type, text] = script === undefined ? ['text/html', html] : ['text/javascript', script];
    if (policy) response.setHeader('content-security-policy', policy.replaceAll(writtenSite, site));
    response.setHeader('content-type', type).end(text.replaceAll(writtenSite, site));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  page.on('close', () => server.close());
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${query}`);
  return said;
}

interface GuidePage {
  files?: Readonly<Record<string, string>>;
  query?: string;
  policy?: string;
}

export async function bundled(code: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = join(hosts, 'react-19');
  await installFolder(folder);
  const options = {
    stdin: { contents: code, loader: 'jsx', resolveDir: folder },
    alias: files,
    define: { 'process.env.NODE_ENV': '"production"' },
    ...{ bundle: true, write: false, format: 'esm', logLevel: 'error' },
  };
  return runIn(
    folder,
    `import { build } from 'esbuild';
    const { outputFiles } = await build(${JSON.stringify(options)});
    console.log(outputFiles[0].text);`,
  );
}

/**
 * @param folder a new one for the sources @param script builds `main.js` of that folder into `out` @returns the scripts
 * by their names
 */
export async function builtWith(
  host: string,
  folder: string,
  sources: Readonly<Record<string, string>>,
  script: string,
): Promise<Record<string, string>> {
  await installFolder(join(hosts, host));
  await mkdir(folder, { recursive: true });
  await symlink(join(hosts, host, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, name), text);
  await runIn(folder, script);
  const names = (await readdir(join(folder, 'out'))).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, 'out', name), 'utf8')])),
  );
}

async function runIn(folder: string, script: string): Promise<string> {
  const { code, output, stdout } = await run(pinnedNode, ['--input-type=module', '--eval', script], {
    cwd: folder,
    limit: 120_000,
  });
  if (code !== 0) throw new Error(output);
  return stdout;
}

export function rootAnd(kind: string): string {
  return `<div id="root"></div><script defer type="${kind}" src="main.js"></script>`;
}

export function viteBuild(): string {
  return `const output = { entryFileNames: 'main.js', chunkFileNames: '[name].js' };
    const target = 'esnext';
    await build({ plugins, logLevel: 'error', base: './', build: { target, outDir: 'out', rolldownOptions: { input: 'main.js', output } } });`;
}

export function numbersOn(page: Page): () => string[] {
  const numbers: string[] = [];
  page.on('console', (message) => /^\d+$/.test(message.text()) && numbers.push(message.text()));
  return () => numbers;
}

export async function expectLevel(page: Page): Promise<void> {
  const heard = numbersOn(page);
  await assessment(page).getByRole('checkbox').first().uncheck({ force: true });
  await expect.poll(heard).not.toEqual([]);
}
