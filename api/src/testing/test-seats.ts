import type { Kysely } from 'kysely';
import { createContext } from '../context.ts';
import { type Outcome, perform } from '../core/perform.ts';
import type { Database } from '../database/schema.ts';
import { enrol, enrolmentActions } from '../resources/enrolment/actions.ts';
import { enrolOnSite } from '../resources/enrolment/enrol-on-site.ts';
import { enrolmentId } from '../resources/enrolment/table.ts';
import { memberActions } from '../resources/member/actions.ts';
import { memberById } from '../security/accounts.ts';

const author = { email: 'trainer-of-test@example.com', address: '' };

/** `enrolled`, or why not. */
export function createTestSeats(db: Kysely<Database>, clock: () => Date) {
  const context = createContext(db, { clock });

  const enrolSelf = async (memberId: string, classId: string, code = '', waits = false): Promise<string> =>
    said(
      await perform(
        context,
        enrolOnSite,
        undefined,
        { memberId, classId, partnerKey: '', campaign: '', fields: '', origin: '', page: '', code, waits },
        author,
      ),
    );

  async function enrolByTrainer(memberId: string, classId: string): Promise<string> {
    const email = (await memberById(db, memberId))?.email;
    return said(await perform(context, enrol, undefined, { data: { email, classId } }, author));
  }

  const cancel = async (memberId: string, classId: string): Promise<string> =>
    said(await perform(context, actionOf(enrolmentActions, 'cancel'), at(memberId, classId), {}, author));

  const move = async (memberId: string, from: string, to: string): Promise<string> =>
    said(await perform(context, actionOf(enrolmentActions, 'move'), at(memberId, from), { to }, author));

  const erase = async (memberId: string): Promise<string> =>
    said(await perform(context, actionOf(memberActions, 'erase'), { id: memberId }, {}, author));

  return { enrol: enrolSelf, enrolByTrainer, cancel, move, erase };
}

const at = (memberId: string, classId: string) => ({ id: enrolmentId({ memberId, classId }) });

function actionOf<Action extends { name: string }>(actions: readonly Action[], name: string): Action {
  const action = actions.find((action) => action.name === name);
  if (!action) throw new Error(`There is no action ${name}.`);
  return action;
}

function said(outcome: Outcome<unknown>): string {
  if (outcome.kind === 'done') return 'enrolled';
  if (outcome.kind !== 'fault') return outcome.kind;
  return outcome.faults ? outcome.faults.map(({ fault }) => fault).join(' ') : outcome.fault;
}
