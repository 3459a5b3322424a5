import type { Kysely, Transaction } from 'kysely';
import { type AuditEntry, type Author, createAuditRepository } from '../audit/audit-repository.ts';
import type { Database } from '../database/schema.ts';
import { type ClassRecord, createClassRepository, type NewClass } from '../repositories/class-repository.ts';
import { createEnrolmentRepository } from '../repositories/enrolment-repository.ts';
import { createMailRepository, type NewMail } from '../repositories/mail-repository.ts';

/** A class as somebody saw it: a change of an older version is refused. */
export interface SeenClass {
  id: string;
  version: number;
}

export type ClassChange =
  | { kind: 'done'; record: ClassRecord }
  | { kind: 'missing' }
  /** Somebody else has changed it meanwhile, or it is in another state. */
  | { kind: 'changed'; record: ClassRecord; by: string }
  | { kind: 'fault'; fault: string };

/** What else belongs to the same transaction. */
type Also = (transaction: Transaction<Database>) => Promise<unknown>;

/** A member who is enrolled. */
export interface Participant {
  memberId: string;
  fullname: string;
  email: string;
  /** When the member enrolled. */
  createdAt: string;
}

/** Adds a class with its entries of the audit log. Returns its id. */
export async function createWithin(
  transaction: Transaction<Database>,
  clock: () => Date,
  content: NewClass & { state: 'draft' | 'published' },
  author: Author,
): Promise<string> {
  const id = await createClassRepository(transaction).add(content);
  const actions = content.state === 'published' ? ['class created', 'class published'] : ['class created'];
  for (const action of actions) {
    const entry = { ...author, action, subject: subjectOf(id), detail: content.name };
    await createAuditRepository(transaction, clock).add(entry, transaction);
  }
  return id;
}

/** Classes as staff keep them. Every change is one transaction with its mails and its entry of the audit log. */
export function createDeskClassRepository(db: Kysely<Database>, clock: () => Date) {
  const audit = createAuditRepository(db, clock);
  const classes = createClassRepository(db);

  const create = (content: NewClass, author: Author): Promise<ClassRecord> =>
    db.transaction().execute(async (transaction) => {
      const id = await createWithin(transaction, clock, { ...content, state: 'draft' }, author);
      return presentRecord(transaction, id);
    });

  /** Seats that were taken stay taken. */
  const save = (seen: SeenClass, content: Partial<NewClass>, seats: number, author: Author, also?: Also) =>
    changing(seen, async (transaction, before) => {
      if (!(await createClassRepository(transaction).change(seen.id, content, seats)))
        return `Seats: ${before.seatsTotal - before.seatsLeft} are taken.`;
      await log(transaction, seen.id, 'class changed', differences(before, { ...content, seatsTotal: seats }), author);
      await also?.(transaction);
      return undefined;
    });

  /** The same, and writes to everybody who is enrolled. */
  const saveAndTell = (
    seen: SeenClass,
    content: Partial<NewClass>,
    seats: number,
    mailOf: (before: ClassRecord, record: ClassRecord, to: Participant) => NewMail,
    author: Author,
    also: Also,
  ) =>
    changing(seen, async (transaction, before) => {
      if (before.state !== 'published') return 'Only members of a class on the site are told of other times.';
      if (!isMoved(before, content)) return 'The times are the same as before.';
      if (!(await createClassRepository(transaction).change(seen.id, content, seats)))
        return `Seats: ${before.seatsTotal - before.seatsLeft} are taken.`;
      const record = await presentRecord(transaction, seen.id);
      const participants = reachable(await participantsOf(transaction, seen.id));
      const mails = createMailRepository(transaction, clock);
      for (const participant of participants) await mails.add(mailOf(before, record, participant));
      const detail = `${differences(before, { ...content, seatsTotal: seats })}, mails: ${participants.length}`;
      await log(transaction, seen.id, 'class moved', detail, author);
      await also(transaction);
      return undefined;
    });

  const publish = (seen: SeenClass, author: Author) => move(seen, 'draft', 'published', 'class published', author);

  /** Nobody is enrolled in it. */
  const unpublish = (seen: SeenClass, author: Author) =>
    changing(seen, async (transaction, before) => {
      if (before.state !== 'published') return 'This class is not on the site.';
      if ((await participantsOf(transaction, seen.id)).length > 0) return 'Somebody is enrolled. Cancel it instead.';
      await setState(transaction, seen.id, 'draft');
      await log(transaction, seen.id, 'class taken off the site', before.name, author);
      return undefined;
    });

  const remove = (seen: SeenClass, author: Author) => move(seen, 'draft', 'deleted', 'class deleted', author);
  const undoRemove = (seen: SeenClass, author: Author) => move(seen, 'deleted', 'draft', 'class brought back', author);

  /** Takes it off the site and writes to everybody who is enrolled. */
  const cancel = (seen: SeenClass, mailOf: (record: ClassRecord, to: Participant) => NewMail, author: Author) =>
    changing(seen, async (transaction, before) => {
      if (before.state !== 'published') return 'Only a class on the site can be cancelled.';
      await setState(transaction, seen.id, 'cancelled');
      const participants = reachable(await participantsOf(transaction, seen.id));
      const mails = createMailRepository(transaction, clock);
      for (const participant of participants) await mails.add(mailOf(before, participant));
      await log(transaction, seen.id, 'class cancelled', `${before.name}, mails: ${participants.length}`, author);
      return undefined;
    });

  const move = (seen: SeenClass, from: string, to: string, action: string, author: Author) =>
    changing(seen, async (transaction, before) => {
      if (before.state !== from) return 'This class is in another state by now.';
      await setState(transaction, seen.id, to);
      await log(transaction, seen.id, action, before.name, author);
      return undefined;
    });

  /** @param change Returns why it cannot be, and nothing is changed then. */
  async function changing(
    { id, version }: SeenClass,
    change: (transaction: Transaction<Database>, before: ClassRecord) => Promise<string | undefined>,
  ): Promise<ClassChange> {
    try {
      return await db.transaction().execute(async (transaction): Promise<ClassChange> => {
        const { numUpdatedRows } = await transaction
          .updateTable('classes')
          .set({ version })
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirstOrThrow();
        const before = await createClassRepository(transaction).recordById(id);
        if (!before) return { kind: 'missing' };
        if (numUpdatedRows !== 1n) return { kind: 'changed', record: before, by: await lastAuthor(transaction, id) };
        const fault = await change(transaction, before);
        if (fault) throw new NotPossible(fault);
        return { kind: 'done', record: await presentRecord(transaction, id) };
      });
    } catch (error) {
      if (error instanceof NotPossible) return { kind: 'fault', fault: error.message };
      throw error;
    }
  }

  const log = (transaction: Transaction<Database>, id: string, action: string, detail: string, author: Author) =>
    audit.add({ ...author, action, subject: subjectOf(id), detail: detail.slice(0, 500) }, transaction);

  const history = async (id: string): Promise<AuditEntry[]> =>
    (await audit.page({ subject: subjectOf(id) }, { offset: 0, limit: 100 })).rows;

  return {
    byId: classes.recordById,
    create,
    save,
    saveAndTell,
    publish,
    unpublish,
    remove,
    undoRemove,
    cancel,
    history,
    participants: (id: string) => participantsOf(db, id),
  };
}

const subjectOf = (id: string) => `class ${id}`;

const setState = (transaction: Transaction<Database>, id: string, state: string) =>
  transaction
    .updateTable('classes')
    .set(({ eb }) => ({ state, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

async function presentRecord(transaction: Transaction<Database>, id: string): Promise<ClassRecord> {
  const record = await createClassRepository(transaction).recordById(id);
  if (!record) throw new Error(`Class ${id} is gone within its own transaction.`);
  return record;
}

const lastAuthor = async (transaction: Transaction<Database>, id: string): Promise<string> =>
  (
    await transaction
      .selectFrom('auditLog')
      .select('email')
      .where('subject', '=', subjectOf(id))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.email ?? '';

const participantsOf = (db: Kysely<Database>, classId: string): Promise<Participant[]> =>
  createEnrolmentRepository(db, () => new Date()).list(classId);

/** Without members who were erased. */
export const reachable = (participants: Participant[]): Participant[] =>
  participants.filter(({ email }) => email.includes('@'));

const isMoved = (before: ClassRecord, next: Partial<NewClass>): boolean =>
  (['localStart', 'timeZone', 'pattern'] as const).some((name) => before[name] !== next[name]);

/** Columns that differ, and short values of them. */
function differences(before: ClassRecord, next: Partial<NewClass>): string {
  const old = before as unknown as Record<string, unknown>;
  return Object.entries(next)
    .filter(([name, value]) => name !== 'startsAt' && old[name] !== value)
    .map(([name, value]) => (name === 'description' ? name : `${name}: ${old[name] ?? ''} to ${value ?? ''}`))
    .join(', ');
}

/** Rolls the change back. */
class NotPossible extends Error {}
