import { ownCallPaths } from '@agile-languages/shared/api';
import type { ApiContext } from '../context.ts';
import { answer, refusal } from '../http/answer.ts';
import { answerSchema, id, kvBody, strings, type TypedInstance, text } from '../http/schemas.ts';
import { shownClass } from '../resources/class/reads.ts';
import { hasSeat } from '../resources/class/seats.ts';
import { linkNow } from '../resources/class/session-lines.ts';

const schema = {
  summary: 'Whether the member behind a token has a seat in a class',
  description:
    'An extension beyond the ten calls. `seat` is `taken` or `none`; nothing changes. A member with a seat gets the link of the online meeting, of the session that is next where it has its own.',
  body: kvBody({ cookie: text(200), fkClassId: id }),
  response: answerSchema(strings('seat', 'meetingLink')),
};

export function seat(app: TypedInstance, { clock, db, sessions }: ApiContext): void {
  app.post(`/${ownCallPaths.getSeat}`, { schema }, async ({ body: { kv } }) => {
    const memberId = await sessions.memberOf(kv.cookie);
    if (!memberId) return refusal('Your sign-in has ended. Please log in again.');
    if (!(await hasSeat(db, memberId, kv.fkClassId))) return answer({ seat: 'none' });
    const shown = await shownClass(db, kv.fkClassId);
    const meetingLink = shown && linkNow(shown, clock());
    return answer({ seat: 'taken', ...(meetingLink && { meetingLink }) });
  });
}
