import type { MessageAnswer, MessageRow } from '@agile-languages/api/desk';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';

const pathOf = (id: string) => `/messages/${encodeURIComponent(id)}`;

export const messagesQuery = (query: string) =>
  queryOptions({
    queryKey: ['messages', 'list', query],
    queryFn: () => call<{ rows: MessageRow[]; total: number }>('GET', `/messages?${query}`),
    placeholderData: keepPreviousData,
  });

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['messages', 'one', id],
    queryFn: () => call<MessageAnswer>('GET', pathOf(id)),
    refetchOnWindowFocus: false,
  });

/** The calls that change a message. After each, the inbox is read again. */
export function useMessageCalls(id: string) {
  const client = useQueryClient();

  async function changed(action: string, body: object = {}): Promise<MessageRow> {
    const message = await call<MessageRow>('POST', `${pathOf(id)}/${action}`, body);
    await Promise.all(['messages', 'today'].map((name) => client.invalidateQueries({ queryKey: [name] })));
    return message;
  }

  return {
    answer: (answer: string) => changed('answer', { answer }),
    close: () => changed('close'),
    reopen: () => changed('reopen'),
  };
}
