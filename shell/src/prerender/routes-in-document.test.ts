import type { AreaRelease } from '@agile-languages/shared/registry';
import { expect, test } from 'vitest';
import { routesInDocument } from './routes-in-document.ts';

const routes: AreaRelease['routes'] = {
  '/test': { rendering: 'public', demo: true, hydrate: 'use', firstRequests: [{ call: 'calle/GetFaqList' }] },
  '/test/:id': { rendering: 'public', openEnded: true, placeholder: 'Test', withoutScripts: 'Test sentence.' },
};

test('routes in a document: without first requests, which the document has by themselves', () => {
  const { '/test': route } = routesInDocument(routes, { kind: 'home' });

  expect(route).toEqual({ rendering: 'public', demo: true, hydrate: 'use' });
});

test('sentence for visitors without scripts: with its own page alone, which hydrates with it', () => {
  const target = { kind: 'area', area: 'test', params: {}, isFallback: true } as const;

  expect(routesInDocument(routes, { ...target, pattern: '/test/:id' })['/test/:id']).toEqual(routes['/test/:id']);
  expect(routesInDocument(routes, { ...target, pattern: '/test' })['/test/:id']).toEqual({
    rendering: 'public',
    openEnded: true,
    placeholder: 'Test',
  });
});
