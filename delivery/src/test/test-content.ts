import type { ContentChanges } from '../prerender/content.ts';

interface TestRequest {
  id: string;
  limit: number;
}

export const sampleBundle = `
const kv = (id) => ({ startLimit: 0, limit: 1000, fkLangId: '', id, fkUserId: '' });
const rows = async (api, id) => (await api.getSampleList(kv(id))).rows.map(({ id, className }) => [id, className]);
const common = { Page: () => null, head: () => ({}), parseQuery: () => ({}), inDocument: {} };
const list = async () => ({ default: { ...common, load: { samples: (api) => rows(api, '') } } });
const first = async (api) => (await api.getSampleList({ ...kv(''), limit: 2 }, { rowsOnly: true })).rows.map(({ className }) => className);
const sample = async () => ({ default: {
  ...common,
  load: { sample: (api, { params }) => rows(api, params.id) },
  paths: async (api) => (await rows(api, '')).map(([id]) => ({ id })),
} });
const mine = async () => ({ default: { ...common, load: {} } });
export const area = {
  routes: { '/catalog': list, '/catalog/:id': sample, '/catalog-mine/:id': mine },
  sections: { test: list },
};
`;

/** Each page shows the first rows of the list too. */
export const firstRowsBundle = sampleBundle.replace('rows(api, params.id) }', 'rows(api, params.id), first }');

export function testContent(ids: readonly string[]) {
  const names = new Map(ids.map((id) => [id, `Name of ${id}`]));
  const changes = new Map<string, number>();
  const requests: string[] = [];
  const state = { version: 1, format: 'test' };
  const note = (...keys: string[]) => {
    state.version += 1;
    for (const key of keys) changes.set(key, state.version);
  };
  const api: typeof fetch = async (input, init) => {
    if (!String(input).endsWith('SampleList')) return new Response('{}', { headers: { 'surrogate-key': 'others' } });
    const { id, limit }: TestRequest = JSON.parse(String(init?.body)).kv;
    requests.push(id || 'list');
    const samples = [...names].filter(([key]) => !id || key === id);
    const rowCount = String(samples.length);
    const rows = samples.slice(0, limit).map(([key, className]) => ({ id: key, className, rowCount }));
    const keys = [id ? `samples/${id}` : 'samples', ...samples.map(([key]) => `samples/${key}`)];
    return new Response(JSON.stringify({ kv: { rowCount }, tbl: [{ r: rows }], err: [] }), {
      headers: { 'surrogate-key': keys.join(' ') },
    });
  };
  const content = async (since?: number): Promise<ContentChanges> => ({
    ...state,
    ...(since !== undefined && {
      changed: [...changes].filter(([, version]) => version >= since).map(([key]) => key),
    }),
  });
  return {
    api,
    content,
    state,
    requests,
    rename: (id: string, name: string) => {
      names.set(id, name);
      note(`samples/${id}`);
    },
    add: (id: string) => {
      names.set(id, `Name of ${id}`);
      note('samples', `samples/${id}`);
    },
    remove: (id: string) => {
      names.delete(id);
      note('samples', `samples/${id}`);
    },
  };
}
