import type { ErasureAnswer, MailPreview, MemberAnswer } from '@agile-languages/api/desk';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { enrolmentPath } from '../classes/classes.data.ts';
import type { Notice } from '../shell/use-work.ts';

export const pathOf = (id: string) => `/members/${encodeURIComponent(id)}`;

export const memberFile = (id: string) => `/desk/api${pathOf(id)}/export.json`;

export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ['members', 'page', id],
    queryFn: () => call<MemberAnswer>('GET', pathOf(id)),
  });

const mailOf = (path: string, input?: object) => call<MailPreview>('POST', `${path}?dry=1`, input);

export function usePeopleCalls() {
  const client = useQueryClient();

  async function done<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const result = await answer;
    await Promise.all(
      ['members', 'invitations', 'classes', 'today'].map((name) => client.invalidateQueries({ queryKey: [name] })),
    );
    return result;
  }

  return {
    enrol: (data: EnrolmentData) => done(call('POST', '/enrolments', { data })),
    cancel: (id: string, classId: string) =>
      done(call<{ said: string }>('POST', `${enrolmentPath(classId, id)}/cancel`)),
    enrolMail: (data: EnrolmentData) => mailOf('/enrolments', { data }),
    cancelMail: (id: string, classId: string) => mailOf(`${enrolmentPath(classId, id)}/cancel`),
    moveMail: (id: string, classId: string, to: string) => mailOf(`${enrolmentPath(classId, id)}/move`, { to }),
    move: (id: string, classId: string, to: string) =>
      done(call<Notice>('POST', `${enrolmentPath(classId, id)}/move`, { to })),
    renewPassword: (id: string) => done(call('POST', `${pathOf(id)}/renewal`)),
    renewalMail: (id: string) => mailOf(`${pathOf(id)}/renewal`),
    eraseMail: (id: string) => mailOf(`${pathOf(id)}/erase`),
    needsNoSeat: (id: string, classId: string) => done(call('POST', `${pathOf(id)}/needs-no-seat`, { classId })),
    signOut: (id: string) => done(call<{ ended: number }>('POST', `${pathOf(id)}/sign-out`)),
    erase: (id: string) => done(call<ErasureAnswer>('POST', `${pathOf(id)}/erase`)),
  };
}

interface EnrolmentData {
  email: string;
  classId: string;
  /** Discount code; `''` for none. */
  code: string;
}
