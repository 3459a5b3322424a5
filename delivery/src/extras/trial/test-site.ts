import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../paths.ts';

export interface TestContent {
  main: string;
  script: string;
  head: string;
  arrival: string;
  /** In milliseconds. */
  shellDelay: number;
  fontDelay: number;
}

const usual: TestContent = {
  ...{ main: '', script: '', head: '', shellDelay: 0, fontDelay: 0 },
  arrival: '(show) => show()',
};

export const targets = ['/my-needs', '/profiles'];

const font = join(root, 'node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2');

/** Links are followed without loading a document. */
export async function openTestSite() {
  let content = usual;
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    if (url === '/shell/shell.js') await wait(content.shellDelay);
    if (url === '/font.woff2') {
      await wait(content.fontDelay);
      return response.end(await readFile(font));
    }
    if (url === '/silent') return;
    if (url === '/events') return response.writeHead(200, { 'content-type': 'text/event-stream' }).write('\n');
    response.setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : 'text/html');
    if (url.startsWith('/areas/')) return response.end(content.script);
    return response.end(url.endsWith('.js') ? shellScript(content.arrival) : documentAt(url, content));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve(changes: Partial<TestContent>) {
      content = { ...usual, ...changes };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const shellScript = (arrival: string) => `
  document.documentElement.dataset.hydrated = '';
  for (const element of document.querySelectorAll('#root, header, header *, footer, footer *')) {
    const props = element.matches('a') ? { href: element.href, onClick: (event) => element.dispatchEvent(new CustomEvent('link')) } : {};
    element.__reactProps$1 = props;
    element.__reactFiber$1 = { stateNode: element, memoizedProps: props };
  }
  const showPage = () => {
    document.querySelector('main').innerHTML = '<h1 tabindex="-1">Page ' + location.pathname + '</h1><p><a href="/my-needs">Needs</a></p>';
    document.title = 'Page ' + location.pathname;
    document.querySelector('h1').focus();
  };
  const show = () => (${arrival})(showPage);
  addEventListener('popstate', show);
  document.querySelector('#root').addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="/"]');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    history.pushState(null, '', link.getAttribute('href'));
    show();
  });
`;

const documentAt = (
  path: string,
  { head, main }: TestContent,
) => `<!doctype html><html lang="en"><head><title>Guide</title><link rel="icon" href="data:,"><style>p { margin: 1em }</style>${head}</head><body><div id="root">
  <header><nav><a href="/guide">Guide</a> <a href="/my-needs">Needs</a> <a href="/profiles">Experts</a></nav></header>
  <main><h1>Page ${path}</h1>${path === '/guide' ? main : ''}</main><footer><a href="/guide">Guide</a><input hidden></footer><dialog id="search">Search</dialog></div>
  <script src="/shell/shell.js" async></script><script defer src="/areas/catalog/1/guide.js"></script></body></html>`;
