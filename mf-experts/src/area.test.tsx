import type { RequestValue, RouteDeclaration } from '@agile-languages/shared/contract';
import { fakeApi, renderPage } from '@agile-languages/shared/test';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import declaration from '../area.json';
import { area } from './area.ts';

type Pattern = keyof typeof declaration.routes;

const routes = declaration.routes as Readonly<Record<Pattern, RouteDeclaration>>;

const declaredRequests = (pattern: Pattern, path: string): string[] => {
  const { pathname, searchParams } = new URL(path, 'http://site.test');
  const id = pathname.split('/')[2] ?? '';
  const inAddress = (value: RequestValue) => {
    if (typeof value !== 'object') return value;
    if ('query' in value) return searchParams.get(value.query) ?? '';
    return 'param' in value ? id : Math.floor(Number(searchParams.get(value.offset)) / 10) * 10;
  };
  return (routes[pattern].firstRequests ?? []).map(({ call, kv }) => {
    const values = Object.entries(kv ?? {}).map(([key, value = '']) => [key, inAddress(value)]);
    return `${call} ${JSON.stringify(kv ? { kv: Object.fromEntries(values) } : {})}`;
  });
};

test.each<[Pattern, string]>([
  ['/experts', '/experts'],
  ['/profiles', '/profiles'],
  ['/profiles', '/profiles?limit=20&endLimit=30&fkProfileId=900011'],
  ['/single-profile/:id', '/single-profile/900011'],
  ['/samples', '/samples?limit=10&endLimit=20'],
  ['/samples/:id', '/samples/1111116?limit=10&endLimit=20'],
  ['/sample/:id', '/sample/700001'],
])('route %s at %s: its first calls are those that the document starts', async (pattern, path) => {
  const { requests } = fakeApi({
    'calle/GetProfileList': new Promise(() => {}),
    'calle/GetSampleList': new Promise(() => {}),
    'calle/GetClassList': new Promise(() => {}),
  });
  const declared = declaredRequests(pattern, path).sort();

  renderPage((await area.routes[pattern]()).default, { path, pattern });

  await waitFor(() => expect(requests).toHaveLength(declared.length));
  expect(requests.map((request) => `${request.path} ${JSON.stringify(request.body)}`).sort()).toEqual(declared);
});
