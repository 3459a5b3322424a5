import type { MailPreview, ParticipantsAnswer, SessionsAnswer, WaitingRow } from '@agile-languages/api/desk';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Also of a place on the waiting list. */
export const enrolmentPath = (classId: string, memberId: string) =>
  `/enrolments/${encodeURIComponent(`${classId}~${memberId}`)}`;

const pathOf = (id: string) => `/classes/${encodeURIComponent(id)}`;

export const participantsQuery = (id: string) =>
  queryOptions({
    queryKey: ['classes', 'participants', id],
    queryFn: () => call<ParticipantsAnswer>('GET', `${pathOf(id)}/participants`),
  });

export const waitingQuery = (id: string) =>
  queryOptions({
    queryKey: ['classes', 'waiting', id],
    queryFn: () => call<{ rows: WaitingRow[] }>('GET', `${pathOf(id)}/waiting`),
  });

export const participantsFile = (id: string) => `/desk/api${pathOf(id)}/participants.csv`;

export interface ClassTime {
  start: string;
  timeZone: string;
  pattern: string;
  otherDates: string;
}

export const sessionsQuery = (time: ClassTime) =>
  queryOptions({
    queryKey: ['class-sessions', time],
    queryFn: async () => {
      const answer = await call<SessionsAnswer>('POST', '/classes/sessions', time);
      return { ...answer, timeZone: time.timeZone };
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useSeatCalls(id: string) {
  const client = useQueryClient();
  const after = async (change: Promise<unknown>, { queryKey }: { queryKey: readonly unknown[] }) => {
    await change;
    await client.invalidateQueries({ queryKey });
  };

  return {
    mark: ({ memberId, ...mark }: { memberId: string; session: number; start?: string; isPresent: boolean }) =>
      after(call('POST', `${enrolmentPath(id, memberId)}/mark`, mark), participantsQuery(id)),
    addWaiting: (email: string) =>
      after(call('POST', '/enrolments/wait', { data: { email, classId: id } }), waitingQuery(id)),
    addWaitingMail: (email: string) =>
      call<MailPreview>('POST', '/enrolments/wait?dry=1', { data: { email, classId: id } }),
    removeWaiting: (memberId: string) => after(call('POST', `${enrolmentPath(id, memberId)}/leave`), waitingQuery(id)),
    removeWaitingMail: (memberId: string) => call<MailPreview>('POST', `${enrolmentPath(id, memberId)}/leave?dry=1`),
  };
}
