import type { ErasureAnswer, InvitationRow, MemberAnswer, MemberRow } from '@agile-languages/api/desk';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';

const pathOf = (id: string) => `/members/${encodeURIComponent(id)}`;

export const memberFile = (id: string) => `/desk/api${pathOf(id)}/export.json`;

export const membersQuery = (query: string) =>
  queryOptions({
    queryKey: ['people', 'members', query],
    queryFn: () => call<{ rows: MemberRow[]; total: number }>('GET', `/members?${query}`),
    placeholderData: keepPreviousData,
  });

export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', 'member', id],
    queryFn: () => call<MemberAnswer>('GET', pathOf(id)),
  });

export const invitationsQuery = (query: string) =>
  queryOptions({
    queryKey: ['people', 'invitations', query],
    queryFn: () => call<{ rows: InvitationRow[]; total: number }>('GET', `/invitations?${query}`),
    placeholderData: keepPreviousData,
  });

/** The calls that change something of people. After each, people and classes are read again. */
export function usePeopleCalls() {
  const client = useQueryClient();

  async function done<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const result = await answer;
    await Promise.all(['people', 'classes', 'today'].map((name) => client.invalidateQueries({ queryKey: [name] })));
    return result;
  }

  return {
    enrol: (id: string, classId: string) => done(call('POST', `${pathOf(id)}/enrolments`, { classId })),
    cancel: (id: string, classId: string) =>
      done(call('DELETE', `${pathOf(id)}/enrolments/${encodeURIComponent(classId)}`)),
    move: (id: string, classId: string, to: string) =>
      done(call('POST', `${pathOf(id)}/enrolments/${encodeURIComponent(classId)}/move`, { to })),
    renewPassword: (id: string) => done(call('POST', `${pathOf(id)}/renewal`)),
    signOut: (id: string) => done(call<{ ended: number }>('POST', `${pathOf(id)}/sign-out`)),
    erase: (id: string) => done(call<ErasureAnswer>('DELETE', pathOf(id))),
    invite: (person: object) => done(call('POST', '/invitations', person)),
    inviteAgain: (email: string) => done(call('POST', '/invitations/again', { email })),
    revoke: (email: string) => done(call('POST', '/invitations/revoke', { email })),
  };
}
