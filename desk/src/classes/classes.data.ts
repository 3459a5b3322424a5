import type {
  AuditRow,
  ClassData,
  DeskClass,
  DeskClassRow,
  MailPreview,
  ParticipantRow,
  SessionRow,
  SessionsAnswer,
  WaitingRow,
} from '@agile-languages/api/desk';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';

const pathOf = (id: string) => `/classes/${encodeURIComponent(id)}`;

/** @param query As in the address. */
export const classListQuery = (query: string) =>
  queryOptions({
    queryKey: ['classes', 'list', query],
    queryFn: () => call<{ rows: DeskClassRow[]; total: number }>('GET', `/classes?${query}`),
    placeholderData: keepPreviousData,
  });

export const classQuery = (id: string) =>
  queryOptions({
    queryKey: ['classes', 'one', id],
    queryFn: () => call<DeskClass>('GET', pathOf(id)),
    refetchOnWindowFocus: false,
  });

export const classHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['classes', 'history', id],
    queryFn: () => call<{ rows: AuditRow[] }>('GET', `${pathOf(id)}/history`),
  });

export const participantsQuery = (id: string) =>
  queryOptions({
    queryKey: ['classes', 'participants', id],
    queryFn: () => call<{ rows: ParticipantRow[]; sessions: SessionRow[] }>('GET', `${pathOf(id)}/participants`),
  });

export const waitingQuery = (id: string) =>
  queryOptions({
    queryKey: ['classes', 'waiting', id],
    queryFn: () => call<{ rows: WaitingRow[] }>('GET', `${pathOf(id)}/waiting`),
  });

/** Address of the list as a file. */
export const participantsFile = (id: string) => `/desk/api${pathOf(id)}/participants.csv`;

export const sessionsQuery = (time: Pick<ClassData, 'start' | 'timeZone' | 'pattern'>) =>
  queryOptions({
    queryKey: ['class-sessions', time],
    queryFn: async () => {
      const answer = await call<SessionsAnswer>('POST', '/classes/sessions', time);
      return { ...answer, timeZone: time.timeZone };
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const cancellationQuery = (id: string, reason: string) => ({
  queryKey: ['classes', 'cancellation', id, reason],
  queryFn: () => call<MailPreview>('POST', `${pathOf(id)}/cancel-preview`, { reason }),
});

export const moveQuery = (id: string, data: ClassData, reason: string) => ({
  queryKey: ['classes', 'new-times', id, data, reason],
  queryFn: () => call<MailPreview>('POST', `${pathOf(id)}/move-preview`, { data, reason }),
  retry: false,
});

/** The calls that change a class. After each, everything of classes is read again. */
export function useClassCalls() {
  const client = useQueryClient();

  async function changed(answer: Promise<DeskClass>): Promise<DeskClass> {
    const item = await answer;
    client.setQueryData(classQuery(item.id).queryKey, item);
    await client.invalidateQueries({ queryKey: ['classes'] });
    return item;
  }

  return {
    create: (data: ClassData) => changed(call('POST', '/classes', { data })),
    save: (id: string, version: number, data: ClassData) => changed(call('PUT', pathOf(id), { version, data })),
    act: (id: string, action: 'publish' | 'unpublish' | 'delete' | 'undelete', version: number) =>
      changed(call('POST', `${pathOf(id)}/${action}`, { version })),
    cancel: (id: string, version: number, reason: string) =>
      changed(call('POST', `${pathOf(id)}/cancel`, { version, reason })),
    move: (id: string, version: number, data: ClassData, reason: string) =>
      changed(call('POST', `${pathOf(id)}/move`, { version, data, reason })),
    mark: async (id: string, mark: { memberId: string; session: number; isPresent: boolean }) => {
      await call('PUT', `${pathOf(id)}/attendance`, mark);
      await client.invalidateQueries({ queryKey: participantsQuery(id).queryKey });
    },
    addWaiting: async (id: string, email: string) => {
      await call('POST', `${pathOf(id)}/waiting`, { email });
      await client.invalidateQueries({ queryKey: waitingQuery(id).queryKey });
    },
    removeWaiting: async (id: string, memberId: string) => {
      await call('DELETE', `${pathOf(id)}/waiting/${encodeURIComponent(memberId)}`);
      await client.invalidateQueries({ queryKey: waitingQuery(id).queryKey });
    },
    refetch: (id: string) => client.invalidateQueries({ queryKey: classQuery(id).queryKey }),
  };
}
