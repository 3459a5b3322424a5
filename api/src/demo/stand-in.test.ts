import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';

test('the login page leads to the site', async () => {
  const { api } = await createTestApi({ siteOrigin: 'https://site.example' });
  const page = await api.inject('/app/login');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('href="https://site.example/login"');
});

test.each([
  ['/app/login', 'Log in'],
  ['/app/framework', 'Agile Communication Framework'],
])('%s: named by its document, and at its head', async (address, title) => {
  const { api } = await createTestApi();
  const { body } = await api.inject(address);

  expect(body).toContain(`<title>${title} - `);
  expect(body).toContain(`<h1>${title}</h1>`);
});

test('the framework page names the project it was opened with, and nothing else', async () => {
  const { api } = await createTestApi();
  const project = await api.inject('/app/framework?project=P-0001');
  const attack = await api.inject('/app/framework?project=%3Cscript%3Ealert(1)%3C/script%3E');
  const twice = await api.inject('/app/framework?project=P-0001&project=P-0002');
  expect(project.body).toContain('Project P-0001');
  expect(attack.body).not.toContain('alert(1)');
  expect(twice.statusCode).toBe(200);
});
