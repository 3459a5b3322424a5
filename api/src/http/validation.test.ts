import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';

test('every schema of a request compiles, although that is done when the first request comes', async () => {
  const { api } = await createTestApi();
  const paths = Object.entries(api.swagger().paths ?? {});
  const routes = paths.flatMap(([path, methods]) => Object.keys(methods ?? {}).map((method) => ({ path, method })));

  const statuses = await Promise.all(
    routes.map(async ({ path, method }) => {
      const request = { method: method.toUpperCase() as 'POST', url: path.replaceAll(/\{\w+\}/g, '0') };
      const body = { headers: { 'content-type': 'application/json' }, payload: '{}' };
      const { statusCode } = await api.inject(method === 'get' ? request : { ...request, ...body });
      return `${method} ${path}: ${statusCode}`;
    }),
  );

  expect(statuses.length).toBeGreaterThan(30);
  expect(statuses.filter((status) => status.endsWith('500'))).toEqual([]);
});
