import type { Static, TObject } from 'typebox';
import type { Action, ActionContext } from '../core/actions.ts';
import { perform, sentenceIn } from '../core/perform.ts';
import type { Staff, StaffRecord } from '../resources/staff/table.ts';
import { DeskRefusal, notFound } from './refusal.ts';

/** What a person does with their own way to sign in. It needs no right to change staff. */
export async function ownAct<Input extends TObject>(
  context: ActionContext,
  action: Action<StaffRecord, StaffRecord, Input>,
  { staff: { id, email }, address }: { staff: Staff; address: string },
  input: Static<Input>,
): Promise<object | undefined> {
  const outcome = await perform(context, action, { id }, input, { email, address });
  if (outcome.kind === 'done') return outcome.answer;
  throw outcome.kind === 'missing' ? notFound('This person') : new DeskRefusal(409, sentenceIn(outcome));
}
