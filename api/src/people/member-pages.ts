import type { Kysely } from 'kysely';
import { positionIn } from '../database/engine.ts';
import type { Database } from '../database/schema.ts';
import { erasedEmails } from '../repositories/member-repository.ts';
import type { Page, PageRequest } from '../repositories/page.ts';

interface MemberSummary {
  id: string;
  email: string;
  fullname: string;
  createdAt: string;
}

/** Members by address. @param words Part of the name or the address. */
export async function memberPage(
  db: Kysely<Database>,
  words: string,
  { offset, limit }: PageRequest,
): Promise<Page<MemberSummary>> {
  const rows = await filtered(db, words)
    .select(['id', 'email', 'fullname', 'createdAt'])
    .orderBy('email')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await filtered(db, words)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

function filtered(db: Kysely<Database>, words: string) {
  const text = words.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  return db
    .selectFrom('members')
    .where('email', 'not like', erasedEmails)
    .$if(text !== '', (query) =>
      query.where(({ or, eb, fn }) =>
        or([
          eb(fn<number>(positionIn(db), ['email', eb.val(text)]), '>', 0),
          eb(fn<number>(positionIn(db), [fn('lower', ['fullname']), eb.val(text)]), '>', 0),
        ]),
      ),
    );
}

/** Classes of a member, the latest first, also those that are cancelled. */
export const enrolmentsOf = (db: Kysely<Database>, memberId: string) =>
  db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.classId')
    .select(['classes.id', 'classes.name', 'classes.startsAt', 'classes.endsAt', 'classes.timeZone'])
    .select(['classes.state', 'classes.seatsLeft', 'enrolments.createdAt as enrolledAt'])
    .where('enrolments.memberId', '=', memberId)
    .orderBy('classes.startsAt', 'desc')
    .execute();
