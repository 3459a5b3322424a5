import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';

type Description = Parameters<NonNullable<FastifyDynamicSwaggerOptions['transformObject']>>[0];

interface Content {
  description?: string;
  content?: Record<string, { schema?: Answer | { $ref: string } }>;
}

interface Operation {
  operationId?: string;
  requestBody?: Content;
  responses?: Record<string, Content>;
}

/** Generators make functions and types of it: `getClassList`. */
export const openapi = (version: string): FastifyDynamicSwaggerOptions => ({
  openapi: { openapi: '3.1.0', info: { title: 'Provider API', version }, servers: [{ url: '/' }], security: [] },
  transform: ({ schema, url, route }) => ({
    schema: { operationId: operationOf(String(route.method), url), ...schema },
    url,
  }),
  transformObject: nameSchemas,
});

/** @example operationOf('POST', '/api/calle/GetClassList') // 'getClassList' */
function operationOf(method: string, url: string): string {
  const call = /^\/api\/call[es]\/(\w+)$/.exec(url)?.[1];
  if (call) return `${call.charAt(0).toLowerCase()}${call.slice(1)}${method === 'GET' ? 'ByQuery' : ''}`;
  const words =
    url
      .replace(/^\/api\//, '')
      .replaceAll(/:\w+/g, '')
      .match(/[a-z0-9]+/gi) ?? [];
  return method.toLowerCase() + words.map(capital).join('');
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const referTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const sentence = {
  type: 'object',
  required: ['val'],
  properties: { val: { type: 'string', description: 'A sentence for people' } },
};

const failure = {
  type: 'object',
  required: ['err', 'id'],
  properties: {
    err: { type: 'array', items: referTo('Sentence') },
    id: { type: 'string', description: 'Names the request in the log' },
  },
};

const failed = {
  description: 'A failure',
  content: { 'application/json': { schema: referTo('Failure') } },
};

/** Of answers that are not JSON, by their address. */
const mediaTypes: readonly [RegExp, ...string[]][] = [
  [/\.ics$/, 'text/calendar'],
  [/\.atom$/, 'application/atom+xml'],
  [/\.svg$/, 'image/svg+xml'],
  [/\.html$/, 'text/html'],
  [/\.pdf$/, 'application/pdf'],
  [/\/fonts\/\{name\}$/, 'font/woff2'],
  [/\/(pictures|users)\/\{name\}$/, 'image/avif', 'image/webp'],
  [/\/email\/send$/, 'text/plain'],
];

function fileAt(address: string): Content['content'] {
  const [, ...types] = mediaTypes.find(([pattern]) => pattern.test(address)) ?? [];
  const schemaOf = (type: string) => ({ type: 'string', ...(!/^text|xml$/.test(type) && { format: 'binary' }) });
  return types.length > 0 ? Object.fromEntries(types.map((type) => [type, { schema: schemaOf(type) }])) : undefined;
}

function nameSchemas(description: Description) {
  if (!('openapiObject' in description)) return description.swaggerObject;
  const { openapiObject } = description;
  const schemas: Record<string, object> = { Failure: failure, Sentence: sentence };
  for (const [address, path] of Object.entries(openapiObject.paths ?? {}))
    for (const operation of Object.values(path ?? {}) as Operation[]) {
      const { operationId = '', requestBody, responses } = operation;
      const file = fileAt(address);
      if (file && responses?.['200']) responses['200'].content = file;
      move(requestBody, `${capital(operationId)}Request`);
      for (const answer of Object.values(responses ?? {})) move(answer, `${capital(listOf(operationId))}Answer`);
      operation.responses = { ...responses, default: failed };
    }
  return Object.assign(openapiObject, { components: { ...openapiObject.components, schemas } });

  function move({ content }: Content = {}, name: string) {
    const body = content?.['application/json'];
    if (!body?.schema || '$ref' in body.schema) return;
    schemas[name] = withNamedParts(body.schema, name);
    body.schema = referTo(name);
  }

  /** The row of a list, and sentences of refusals. */
  function withNamedParts(schema: Answer, name: string): object {
    const { tbl, err } = schema.properties ?? {};
    if (!tbl || !err) return schema;
    const row = tbl.items.properties.r.items;
    const rowName = `${name.replace(/^Get|(List)?Answer$/g, '')}Row`;
    const hasFields = Object.keys(row.properties ?? {}).length > 0;
    if (hasFields) schemas[rowName] = row;
    const r = { ...tbl.items.properties.r, items: hasFields ? referTo(rowName) : row };
    const table = { ...tbl, items: { ...tbl.items, properties: { ...tbl.items.properties, r } } };
    return { ...schema, properties: { ...schema.properties, tbl: table, err: { ...err, items: referTo('Sentence') } } };
  }
}

/** Asked by query it answers the same. */
const listOf = (operationId: string): string => operationId.replace(/ByQuery$/, '');

interface Answer {
  type?: string;
  format?: string;
  properties?: {
    tbl?: { items: { properties: { r: { items: { properties?: object } } } } };
    err?: object;
  };
}
