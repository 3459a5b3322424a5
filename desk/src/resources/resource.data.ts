import type {
  Choices,
  FieldData,
  HistoryRow,
  ListedRow,
  MailPreview,
  RecordAnswer,
  VersionRow,
} from '@agile-languages/api/desk';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { Notice } from '../shell/use-work.ts';

export type ResourceRecord = RecordAnswer<ListedRow> & Notice;

const pathOf = (list: string, id: string) => `/${list}/${encodeURIComponent(id)}`;

/** @param search as in the address */
export const listQuery = <Row = ResourceRecord>(list: string, search: string) =>
  queryOptions({
    queryKey: [list, 'list', search],
    queryFn: () => call<{ rows: Row[]; total: number }>('GET', `/${list}?${search}`),
    placeholderData: keepPreviousData,
  });

export const recordQuery = <Kept = ResourceRecord>(list: string, id: string) =>
  queryOptions({
    queryKey: [list, 'record', id],
    queryFn: () => call<Kept>('GET', pathOf(list, id)),
    refetchOnWindowFocus: false,
  });

export type HistoryLine = HistoryRow & Partial<Pick<VersionRow, 'version' | 'data'>>;

export const historyPart = 100;

export const historyQuery = (list: string, id: string, most = historyPart) =>
  queryOptions({
    queryKey: [list, 'history', id, most],
    queryFn: () => {
      const query = most > historyPart ? `?entries=${most}` : '';
      return call<{ rows: HistoryLine[]; hasEarlier: boolean }>('GET', `${pathOf(list, id)}/history${query}`);
    },
    placeholderData: (present, before) => (before?.queryKey[2] === id ? present : undefined),
  });

export const choicesQuery = queryOptions({
  queryKey: ['choices'],
  queryFn: () => call<Choices>('GET', '/choices'),
});

export const noChoices: Choices = { languages: [], experts: [], topics: [], currency: '', reminderDays: '' };

type Seen = Pick<ListedRow, 'id' | 'version'>;

const versionOf = ({ version }: Seen) => (version > 0 ? { version } : {});

/** Read again after a change of any record. */
const concerned = ['choices', 'today', 'first-steps'];

export function useResourceCalls<Kept extends ListedRow = ResourceRecord>(list: string) {
  const client = useQueryClient();

  const keep = (record: Kept) => client.setQueryData<unknown>(recordQuery(list, record.id).queryKey, record);

  const refresh = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [name, part] }) => (name === list ? part !== 'record' : concerned.includes(String(name))),
    });

  async function changed(answer: Promise<Kept & Notice>): Promise<Kept & Notice> {
    const record = await answer;
    keep({ ...record, notice: undefined });
    await refresh();
    return record;
  }

  return {
    /** @param action of another creation than the usual one */
    create: (data: FieldData, more: object = {}, action = '') =>
      changed(call('POST', action ? `/${list}/${action}` : `/${list}`, { ...more, data })),
    save: (seen: Seen, data: FieldData, answer: object = {}) =>
      changed(call('PUT', pathOf(list, seen.id), { ...versionOf(seen), ...answer, data })),
    createMail: (data: FieldData) => call<MailPreview>('POST', `/${list}?dry=1`, { data }),
    saveMail: (seen: Seen, data: FieldData, answer: object = {}) =>
      call<MailPreview>('PUT', `${pathOf(list, seen.id)}?dry=1`, { ...versionOf(seen), ...answer, data }),
    act: (seen: Seen, action: string, input: object = {}) =>
      changed(call('POST', `${pathOf(list, seen.id)}/${action}`, { ...versionOf(seen), ...input })),
    actMail: (seen: Seen, action: string, input: object = {}) =>
      call<MailPreview>('POST', `${pathOf(list, seen.id)}/${action}?dry=1`, { ...versionOf(seen), ...input }),
    /** Shows a record that came with a refusal. */
    keep,
    move: async (id: string, before: string) => {
      await call('POST', `${pathOf(list, id)}/order`, { before });
      await refresh();
    },
  };
}
