import { expect, test } from 'vitest';
import { writeFramedPages } from '../embed/framed-pages.ts';
import { writePreviewPages } from '../embed/preview-pages.ts';
import { liveTestServer } from '../test/test-server.ts';

test.each([
  ['plain', false],
  ['strict', true],
])("partner's page %s of the playground: framed by the site alone; Trusted Types: %s", async (name, isEnforced) => {
  const { store, server } = await liveTestServer();
  await writePreviewPages(store);

  const { statusCode, headers, body } = await server.inject(`/embed/preview/${name}.html`);

  expect(statusCode).toBe(200);
  expect(body).toContain('id="element"');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(String(headers['content-security-policy']).includes("trusted-types 'none'")).toBe(isEnforced);
});

test('framed page: shown by pages of everybody, with a policy as strict as that of partners', async () => {
  const { store, server } = await liveTestServer();
  await writeFramedPages(store);

  const { statusCode, headers } = await server.inject('/embed/frame/assessment.html?view=needs');
  const script = await server.inject('/embed/frame/frame.js');

  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(headers['content-security-policy']).toContain("trusted-types 'none'");
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(script.headers['content-security-policy']).toContain("default-src 'none'");
});
