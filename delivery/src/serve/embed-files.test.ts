import { expect, test } from 'vitest';
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
