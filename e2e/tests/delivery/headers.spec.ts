import { request as httpRequest } from 'node:http';
import { expect, test } from '../../src/test.ts';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': /default-src 'none';.*frame-ancestors 'none'/,
  'permissions-policy': /camera=\(\)/,
};

test.describe('security headers on every kind of answer', () => {
  for (const path of [
    '/',
    '/languages/1111118',
    '/login',
    '/nothing-here',
    '/my-needs/',
    '/registry.json',
    '/areas/x',
    '/robots.txt',
  ])
    test(path, async ({ request }) => {
      const headers = (await request.get(path, { maxRedirects: 0 })).headers();

      for (const [name, value] of Object.entries(everywhere)) expect.soft(headers[name], name).toMatch(value);
    });

  test('a browser file of a release', async ({ request, registry: { shell } }) => {
    const headers = (await request.get(shell.base + shell.main.name)).headers();

    for (const [name, value] of Object.entries(everywhere)) expect.soft(headers[name], name).toMatch(value);
    expect(headers['cache-control']).toMatch(/max-age=31536000.*immutable/);
    expect(headers['content-type']).toMatch(/javascript/);
  });

  test('an answer of the API', async ({ request }) => {
    const response = await request.post('/api/calle/GetFaqList', { data: {} });

    expect(response.status()).toBe(200);
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
    expect(response.headers()['cache-control']).toMatch(/no-store/);
  });
});

test('page whose area declares it: may ask for the camera, and for nothing else', async ({ request }) => {
  const policy = (await request.get('/table')).headers()['permissions-policy'];

  expect(policy).toBe('camera=(self), geolocation=(), microphone=(), payment=(), usb=()');
});

test('page and what it shows in a frame: load only what agrees to it', async ({ request }) => {
  for (const path of ['/', '/handbook', '/files/documents/handbook.html', '/files/documents/terms.html'])
    expect.soft((await request.get(path)).headers()['cross-origin-embedder-policy'], path).toBe('require-corp');
});

test('page: policy without unsafe sources, scripts by hash, nobody may frame it', async ({ request, site }) => {
  const policy = (await request.get('/')).headers()['content-security-policy']?.replaceAll(site, '') ?? '';

  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'strict-dynamic' 'sha256-[\w+/=]+'/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(/unsafe|\*|http:/);
});

test('foreign script and style on a page: not executed, not applied', async ({ page, problems }) => {
  problems.allow(/content security policy/i, /Content Security Policy/, /TrustedHTML/, /inline/);
  await page.route('**/my-needs', async (route) => {
    const response = await route.fetch();
    const injected = '<script>globalThis.injected = 1</script><style>h1 { color: rgb(1, 2, 3) }</style></body>';
    await route.fulfill({ response, body: (await response.text()).replace('</body>', injected) });
  });

  await page.goto('/my-needs');

  expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('browser that accepts no encoding: page comes plain', async ({ site }) => {
  const { headers, body } = await rawGet(site, '/');

  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toContain('<!doctype html>');
});

for (const path of [
  '/areas/../registry.json',
  '/areas/%2e%2e/%2e%2e/package.json',
  '/areas/..%2f..%2fpackage.json',
  '/areas/registry.json',
  '/areas/history.jsonl',
  '/areas/builds.json',
  '/areas/catalog/',
  '/../../package.json',
])
  test(`${path}: nothing but 404`, async ({ site }) => {
    const { status, body } = await rawGet(site, path);

    expect([400, 403, 404]).toContain(status);
    expect(body).not.toContain('"workspaces"');
    expect(body).not.toContain('"inputs"');
  });

test('server bundle of a release: not served', async ({ site, registry: { areas } }) => {
  const release = `/areas/catalog/${areas.catalog?.release}`;

  expect((await rawGet(site, `${release}/server/index.mjs`)).status).toBe(404);
  expect((await rawGet(site, `${release}/release.json`)).status).toBe(404);
  expect([403, 404]).toContain((await rawGet(site, `${release}/browser/../server/index.mjs`)).status);
});

function rawGet(site: string, path: string) {
  const { hostname, port } = new URL(site);
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const sent = httpRequest({ hostname, port, path }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => {
          body += text;
        });
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      });
      sent.on('error', reject).end();
    },
  );
}
