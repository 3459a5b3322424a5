import { afterEach, expect, test, vi } from 'vitest';
import { fetchContent } from './prerendered-content.ts';

const testDocument = `<!doctype html><html><head>
<meta data-head name="description" content="Test description.">
<meta data-head property="og:title" content="Test title">
<style>.test { color: green }</style></head>
<body><header>Header</header><main><h1>Test heading</h1><p>Test text.</p></main></body></html>`;

const never = new AbortController().signal;
const requested: string[] = [];

function respond(status: number, html: string): void {
  class FakeRequest extends EventTarget {
    status = 0;
    responseXML: Document | null = null;
    open = (_method: string, path: string) => requested.push(path);
    abort = () => this.dispatchEvent(new Event('loadend'));
    send() {
      if (status === 0) return;
      this.status = status;
      this.responseXML = new DOMParser().parseFromString(html, 'text/html');
      this.dispatchEvent(new Event('loadend'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
}

afterEach(() => {
  requested.length = 0;
  vi.unstubAllGlobals();
});

test('document of an address: its content, styles and head', async () => {
  respond(200, testDocument);

  const { content = [], css, head } = (await fetchContent('/test/1', never)) ?? {};

  expect(requested).toEqual(['/test/1']);
  expect(content.map(({ textContent }) => textContent)).toEqual(['Test heading', 'Test text.']);
  expect(css).toBe('.test { color: green }');
  expect(head).toEqual({ title: 'Test title', description: 'Test description.' });
});

test.each([
  ['of the status 404', 404, testDocument],
  ['without content', 200, '<!doctype html><main></main>'],
  ['without a main part', 200, '<!doctype html><p>Test'],
])('document %s: none', async (_, status, html) => {
  respond(status, html);

  expect(await fetchContent('/test', never)).toBeUndefined();
});

test('navigation given up: no document', async () => {
  respond(0, '');
  const navigation = new AbortController();
  const content = fetchContent('/test', navigation.signal);

  navigation.abort();

  expect(await content).toBeUndefined();
});
