import { callPaths, ownCallPaths } from '@agile-languages/shared/api';
import AjvCompiler from '@fastify/ajv-compiler';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { testLogin } from '../testing/test-calls.ts';

test('the OpenAPI document has the ten calls, our own, the e-mail endpoint and no demo page', async () => {
  const { api } = await createTestApi();
  const { openapi, paths } = (await api.inject('/api/openapi.json')).json();
  expect(openapi).toBe('3.1.0');
  const calls = [...Object.values(callPaths), ...Object.values(ownCallPaths), 'v1.0/email/send'];
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(calls.map((path) => `/api/${path}`)));
  expect(Object.keys(paths).filter((path) => !/^\/(api|files)\//.test(path))).toEqual([]);
});

test('the OpenAPI document: each operation has a name of its own, and each JSON body a schema with a name', async () => {
  const { api } = await createTestApi();

  const { paths, components } = (await api.inject('/api/openapi.json')).json();

  const operations = Object.values<Record<string, { operationId: string }>>(paths).flatMap((path) =>
    Object.values(path),
  );
  const names = operations.map(({ operationId }) => operationId);
  expect(names).toEqual(expect.arrayContaining(['login', 'getClassList', 'enroll', 'getSite', 'postPartnersUses']));
  expect(new Set(names).size).toBe(names.length);
  const referred = [...JSON.stringify(paths).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
  expect(referred).toEqual(expect.arrayContaining(['LoginRequest', 'GetClassListAnswer']));
  const inside = [...JSON.stringify(components).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(components.schemas).toSorted()).toEqual([...new Set([...referred, ...inside])].toSorted());
  expect(JSON.stringify(paths)).not.toMatch(/"application\/json":\{"schema":\{"type"/);
});

test('the OpenAPI document: rows, sentences and what a call by query answers are described once', async () => {
  const { api } = await createTestApi();
  const { paths, components } = (await api.inject('/api/openapi.json')).json();
  const row = (name: string) => components.schemas[name].properties.tbl.items.properties.r.items;

  expect(row('GetClassListAnswer')).toEqual({ $ref: '#/components/schemas/ClassRow' });
  expect(components.schemas.ClassRow.properties).toMatchObject({ className: { type: 'string' } });
  expect(paths['/api/calle/GetClassList'].get.responses['200']).toEqual(
    paths['/api/calle/GetClassList'].post.responses['200'],
  );
  expect(components.schemas.EnrollAnswer.properties.err.items).toEqual({ $ref: '#/components/schemas/Sentence' });
  expect(JSON.stringify(components).match(/"seatsTotal":/g)).toHaveLength(1);
});

test('the OpenAPI document: each operation has its answer, and the failure that calls answer with', async () => {
  const { api } = await createTestApi();
  const { paths, components } = (await api.inject('/api/openapi.json')).json();
  const { err, id } = (await api.inject({ method: 'POST', url: '/api/calle/login', payload: {} })).json();

  for (const [path, operations] of Object.entries<Record<string, { responses: object }>>(paths))
    for (const { responses } of Object.values(operations))
      expect(Object.keys(responses), path).toEqual([expect.stringMatching(/^20[04]$/), 'default']);
  expect(components.schemas.Failure.required).toEqual(Object.keys({ err, id }));
  expect(err).toEqual([{ val: expect.any(String) }]);
});

test('the OpenAPI document: each of its schemas is one that a validator takes, and real answers are what it says', async () => {
  const { api } = await createTestApi({ demo: true });
  const { paths, components } = (await api.inject('/api/openapi.json')).json();
  const exact = { coerceTypes: false, removeAdditional: false, strictTypes: false } as const;
  const compile = AjvCompiler()({}, { customOptions: { ...exact, strict: true, keywords: ['components'] } });
  const validatorOf = (schema: object) => compile({ schema: { ...schema, components } });
  const operations = Object.values<Record<string, Operation>>(paths).flatMap((path) => Object.values(path));
  for (const { parameters = [] } of operations)
    for (const { schema } of parameters) expect(validatorOf(schema)).toBeTypeOf('function');
  for (const name of Object.keys(components.schemas))
    expect(validatorOf({ $ref: `#/components/schemas/${name}` })).toBeTypeOf('function');

  for (const [path, kv] of [
    [callPaths.getClassList, { startLimit: 0, limit: 10, fkClassId: '', fkDpLangId: '' }],
    [callPaths.login, testLogin],
  ] as const) {
    const url = `/api/${path}`;
    const { schema } = paths[url].post.responses['200'].content['application/json'];
    const validate = validatorOf(schema);
    expect(validate((await api.inject({ method: 'POST', url, payload: { kv } })).json()), path).toBe(true);
    expect(validate({}), path).toBe(false);
  }
});

test('the OpenAPI document: each answer has the media type that it says, of files and calendars too', async () => {
  const { api } = await createTestApi({ demo: true });
  const { paths } = (await api.inject('/api/openapi.json')).json();
  const typesOf = ({ responses }: Operation) => Object.keys(responses?.['200']?.content ?? {});
  for (const [path, operations] of Object.entries<Record<string, Operation>>(paths))
    for (const operation of Object.values(operations))
      if (operation.responses?.['200']) expect([path, typesOf(operation)]).not.toEqual([path, []]);

  const template_params = { fullName: 'Test Person', email: 'person@example.com', message: 'Hello', id: '' };
  const form = { lib_version: '4.4.1', user_id: 'test', service_id: 'test', template_id: 'test', template_params };
  for (const [url, path, payload] of [
    ['/api/classes/500017.ics', '/api/classes/{id}.ics'],
    ['/api/plans/500017.ics', '/api/plans/{id}.ics'],
    ['/api/languages/all.ics', '/api/languages/{id}.ics'],
    ['/api/classes/feed.atom', '/api/classes/feed.atom'],
    ['/files/marks/form.svg', '/files/marks/{name}.svg'],
    ['/files/reports/sample-assessment-report.pdf', '/files/reports/sample-assessment-report.pdf'],
    ['/files/documents/handbook.html', '/files/documents/handbook.html'],
    ['/api/v1.0/email/send', '/api/v1.0/email/send', form],
    ['/api/site', '/api/site'],
  ] as const) {
    const { statusCode, headers } = await api.inject(payload ? { method: 'POST', url, payload } : url);
    const { [payload ? 'post' : 'get']: operation } = paths[path];
    expect([url, statusCode, typesOf(operation)]).toEqual([url, 200, [headers['content-type']?.split(';')[0]]]);
  }
});

interface Operation {
  responses?: Record<string, { content?: object }>;
  parameters?: { schema: object }[];
}
