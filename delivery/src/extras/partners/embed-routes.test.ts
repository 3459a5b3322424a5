import { expect, test } from 'vitest';
import { liveTestServer } from '../../test/test-server.ts';
import { embedRoutes } from './embed-routes.ts';
import { writeFramedPages } from './framed-pages.ts';
import { writePreviewPages } from './preview-pages.ts';

test.each([
  ['plain', false],
  ['strict', true],
])("partner's page %s of the playground: framed by the site alone; Trusted Types: %s", async (name, isEnforced) => {
  const { store, server } = await liveTestServer({ routes: embedRoutes });
  await writePreviewPages(store);

  const { statusCode, headers, body } = await server.inject(`/embed/preview/${name}.html`);

  expect(statusCode).toBe(200);
  expect(body).toContain('id="element"');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(String(headers['content-security-policy']).includes("trusted-types 'none'")).toBe(isEnforced);
});

test('framed page: shown by pages of everybody, with a policy as strict as that of partners', async () => {
  const { store, server } = await liveTestServer({ routes: embedRoutes });
  await writeFramedPages(store);

  const { statusCode, headers } = await server.inject('/embed/frame/assessment.html?view=needs');
  const script = await server.inject('/embed/frame/frame.js');

  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(headers['content-security-policy']).toContain("trusted-types 'none'");
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(script.headers['content-security-policy']).toContain("default-src 'none'");
});

test.each(['/embed/', '/%65mbed/'])('page of the playground at %s: leads to it, with its query', async (path) => {
  const { server } = await liveTestServer({ routes: embedRoutes });

  const { statusCode, headers } = await server.inject(`${path}?utm_source=letter`);

  expect([statusCode, headers.location]).toEqual([308, '/embed?utm_source=letter']);
});

test.each(['/embed/v1/loader.js', '/embed/1.0.0/loader.js', '/embed/1.0.0/again1/loader.js'])(
  '%s is missing: 404 that no cache keeps',
  async (url) => {
    const { server } = await liveTestServer({ routes: embedRoutes });

    const { statusCode, headers } = await server.inject(url);

    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  },
);
