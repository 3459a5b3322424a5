import type {
  ContentChoices,
  ContentRecordAnswer,
  ContentRow,
  ContentVersionRow,
  Kind,
} from '@agile-languages/api/desk';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';

const pathOf = (kind: Kind, id: string) => `/content/${kind}/${encodeURIComponent(id)}`;

/** @param search `page`, `q` and `state`, as in the address. */
export const listQuery = (kind: Kind, search: string) =>
  queryOptions({
    queryKey: ['content', kind, 'list', search],
    queryFn: () => call<{ rows: ContentRow[]; total: number }>('GET', `/content/${kind}?${search}`),
    placeholderData: keepPreviousData,
  });

export const recordQuery = (kind: Kind, id: string) =>
  queryOptions({
    queryKey: ['content', kind, 'record', id],
    queryFn: () => call<ContentRecordAnswer>('GET', pathOf(kind, id)),
    refetchOnWindowFocus: false,
  });

export const historyQuery = (kind: Kind, id: string) =>
  queryOptions({
    queryKey: ['content', kind, 'history', id],
    queryFn: () => call<{ rows: ContentVersionRow[] }>('GET', `${pathOf(kind, id)}/history`),
  });

export const choicesQuery = queryOptions({
  queryKey: ['content-choices'],
  queryFn: () => call<ContentChoices>('GET', '/content-choices'),
});

/** The calls that change content. After each, lists, history and choices are read again. */
export function useContentCalls(kind: Kind) {
  const client = useQueryClient();

  async function changed(record: ContentRecordAnswer): Promise<ContentRecordAnswer> {
    client.setQueryData(recordQuery(kind, record.id).queryKey, record);
    await refresh();
    return record;
  }

  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['content', kind, 'list'] }),
      client.invalidateQueries({ queryKey: ['content', kind, 'history'] }),
      client.invalidateQueries({ queryKey: choicesQuery.queryKey }),
    ]);

  const post = async (id: string, action: string, body: object) =>
    changed(await call<ContentRecordAnswer>('POST', `${pathOf(kind, id)}/${action}`, body));

  return {
    create: async (data: ContentRecordAnswer['data']) =>
      changed(await call<ContentRecordAnswer>('POST', `/content/${kind}`, { data })),
    save: async (id: string, version: number, data: ContentRecordAnswer['data']) =>
      changed(await call<ContentRecordAnswer>('PUT', pathOf(kind, id), { version, data })),
    publish: (id: string, version: number) => post(id, 'publish', { version }),
    unpublish: (id: string, version: number) => post(id, 'unpublish', { version }),
    remove: (id: string, version: number) => post(id, 'delete', { version }),
    undoRemove: (id: string, version: number) => post(id, 'undelete', { version }),
    restore: (id: string, version: number, from: number) => post(id, 'restore', { version, from }),
    refetch: (id: string) => client.invalidateQueries({ queryKey: recordQuery(kind, id).queryKey }),
    move: async (id: string, before: string) => {
      await call('POST', `${pathOf(kind, id)}/move`, { before });
      await refresh();
    },
  };
}
