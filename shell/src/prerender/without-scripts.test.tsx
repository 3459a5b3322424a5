// @vitest-environment node
import { testConfig } from '@agile-languages/shared/test';
import { expect, test } from 'vitest';
import { renderPage } from './render-page.tsx';
import { fallback } from './test-request.tsx';

const plainPage = { path: '/app/expert/:id', label: 'Ask an expert' };

async function noscriptIn(declared: object, apiBase = '/api') {
  const { experts } = fallback.registry.areas;
  const routes = {
    '/expert/:id': { ...experts?.routes['/expert/:id'], withoutScripts: 'Test sentence.', ...declared },
  };
  const areas = { ...fallback.registry.areas, experts: { ...experts, routes } };
  const registry = { ...fallback.registry, areas: areas as never };
  const { html } = await renderPage({ ...fallback, config: { ...testConfig, apiBase }, registry });
  return /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1];
}

test('fallback document of a page with a plain one: links to it from every address', async () => {
  const text = await noscriptIn({ plainPage });

  expect(text).toContain('Test sentence.');
  expect(text).toContain('<a href="?plain" referrerPolicy="same-origin">Ask an expert</a>');
});

test('page without a plain one, or an API elsewhere that has none: no such link', async () => {
  expect(await noscriptIn({})).not.toContain('?plain');
  expect(await noscriptIn({ plainPage }, 'https://api.example/api')).not.toContain('?plain');
});
