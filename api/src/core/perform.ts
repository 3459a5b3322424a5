import type { Kysely, Transaction } from 'kysely';
import type { Static, TObject } from 'typebox';
import type { Database } from '../database/schema.ts';
import { transact } from '../database/transact.ts';
import { createMailRepository, type MailContent, type MailOfText } from '../mail/mail-repository.ts';
import type { Action, ActionContext, Store, Told } from './actions.ts';
import { type Author, createAuditRepository, type NewAuditEntry } from './audit.ts';
import type { FieldFault } from './fields.ts';
import { fieldsIn } from './schemas.ts';
import { unreachableAddresses } from './unreachable-addresses.ts';

export interface Seen {
  id: string;
  version?: number;
}

export type Outcome<Kept> =
  | ({ kind: 'done'; record: Kept; mails: readonly MailOfText[]; isUnchanged: boolean } & Told)
  | { kind: 'missing' }
  | { kind: 'changed'; record: Kept; by: string }
  | { kind: 'fault'; fault: string; asks?: string; faults?: undefined }
  | { kind: 'fault'; faults: FieldFault[] };

export const sentenceIn = (outcome: Exclude<Outcome<unknown>, { kind: 'done' }>): string =>
  'fault' in outcome ? (outcome.fault ?? '') : '';

interface PerformOptions {
  /** After a fault it has to be rolled back. */
  transaction?: Transaction<Database>;
  isDry?: boolean;
}

/** The record, its mails and the line of the audit log are one transaction. */
export async function perform<Kept, Before extends Kept | undefined, Input extends TObject>(
  context: ActionContext,
  action: Action<Kept, Before, Input>,
  seen: Seen | undefined,
  input: Static<Input>,
  author: Author,
  { transaction: given, isDry = false }: PerformOptions = {},
): Promise<Outcome<Kept>> {
  const refused = await askBefore({ context, db: given ?? context.db }, action, seen, input);
  if (refused) return refused;
  const within = (transaction: Transaction<Database>) =>
    performWithin({ context, transaction, author }, action, seen, input);
  if (given) return within(given);
  const taken: { back?: Outcome<Kept> } = {};
  try {
    const outcome = await transact(context.db, async (transaction) => {
      const result = await within(transaction);
      if (isDry || result.kind !== 'done' || result.isUnchanged) {
        taken.back = result;
        throw new TakenBack();
      }
      return result;
    });
    context.recentLists.forget();
    return outcome;
  } catch (error) {
    if (error instanceof TakenBack && taken.back) return taken.back;
    throw error;
  }
}

async function askBefore<Kept, Before extends Kept | undefined, Input extends TObject>(
  { context, db }: { context: ActionContext; db: Kysely<Database> },
  action: Action<Kept, Before, Input>,
  seen: Seen | undefined,
  input: Static<Input>,
): Promise<Outcome<Kept> | undefined> {
  const fields = fieldsIn(action.input);
  if (!action.check && !Object.values(fields).some(({ addressesIn }) => addressesIn)) return undefined;
  const record = seen && (await action.store.read(db, seen.id));
  if (seen && !record) return { kind: 'missing' };
  const faults = await unreachableAddresses(context, fields, input, record ?? undefined);
  if (faults.length > 0) return { kind: 'fault', faults };
  const refused = await action.check?.({ context, record: record as Before, input });
  return refused && { kind: 'fault', ...refused };
}

export interface Around {
  context: ActionContext;
  transaction: Transaction<Database>;
  author: Author;
}

async function performWithin<Kept, Before extends Kept | undefined, Input extends TObject>(
  around: Around,
  action: Action<Kept, Before, Input>,
  seen: Seen | undefined,
  input: Static<Input>,
): Promise<Outcome<Kept>> {
  const { transaction, author } = around;
  const { store } = action;
  if (action.isCreation !== (seen === undefined)) throw new Error(`${action.name} is done with one record.`);
  const hasVersion = comparesVersion(action);
  if (seen) await action.lockFirst?.(transaction, seen.id, input);
  const isLocked = !seen || (await store.lock(transaction, seen.id, hasVersion ? seen.version : undefined));
  const record = seen && (await store.read(transaction, seen.id));
  if (seen && !record) return { kind: 'missing' };
  if (record && !isLocked)
    return { kind: 'changed', record, by: (await store.lastAuthor?.(transaction, record)) ?? '' };

  const closed = record && deletionFault(action, record);
  if (closed) return { kind: 'fault', fault: closed };

  const { mails, ...tools } = toolsOf(around);
  const result = await action.run({ ...tools, record: record as Before, input });
  if (result === 'missing') return { kind: 'missing' };
  if (result === 'unchanged') return { kind: 'done', record: record as Kept, mails, isUnchanged: true };
  if ('unchanged' in result) {
    const found = await recordOf(store, transaction, result.unchanged);
    return { kind: 'done', record: found, mails, isUnchanged: true, said: result.said };
  }
  if ('fault' in result) return { kind: 'fault', fault: result.fault, asks: result.asks };
  if ('faults' in result) return { kind: 'fault', faults: result.faults };

  if (seen && hasVersion) await store.raise?.(transaction, seen.id, author, tools.now);
  const present = await recordOf(store, transaction, result.id ?? seen?.id ?? '', record);
  const audit = result.audit ?? action.audit;
  if (!action.keepsVersion) await store.note?.(transaction, present, audit, author, tools.now);
  const detail = (result.detail ?? '').slice(0, 500);
  if (audit !== '') await tools.log({ action: audit, subject: result.subject ?? store.subjectOf(present), detail });
  const { replaces, answer, said, notice } = result;
  return { kind: 'done', record: present, mails, isUnchanged: false, replaces, answer, said, notice };
}

function deletionFault<Kept, Before, Input extends TObject>(
  { store, bringsBack = false }: Action<Kept, Before, Input>,
  record: Kept,
): string | undefined {
  const isDeleted = store.isDeleted?.(record) ?? false;
  if (isDeleted === bringsBack) return undefined;
  return isDeleted ? 'This record is deleted. Bring it back first.' : 'This record is not deleted.';
}

async function recordOf<Kept>(
  store: Store<Kept>,
  transaction: Transaction<Database>,
  id: string,
  before?: Kept,
): Promise<Kept> {
  const record = (await store.read(transaction, id)) ?? before;
  if (!record) throw new Error(`There is no record ${id} after the action.`);
  return record;
}

export const comparesVersion = <Kept, Before, Input extends TObject>({
  isCreation,
  keepsVersion,
  store,
}: Action<Kept, Before, Input>): boolean => !isCreation && !keepsVersion && store.raise !== undefined;

function toolsOf({ context, transaction, author }: Around) {
  const { clock } = context;
  const mails: MailOfText[] = [];
  const audit = createAuditRepository(transaction, clock);
  const queue = createMailRepository(transaction, clock);
  const tools = {
    transaction,
    author,
    now: clock(),
    context,
    async mail(mail: MailContent) {
      mails.push({ ...(await queue.add(mail)), id: mail.id });
    },
    log: (entry: Omit<NewAuditEntry, keyof Author>, by: Author = author) => audit.add({ ...by, ...entry }),
  };
  return { ...tools, mails };
}

class TakenBack extends Error {}
