import type { Kysely } from 'kysely';
import { lowered, positionIn } from '../database/engine.ts';
import type { Database } from '../database/schema.ts';
import { countBeside } from '../repositories/count-beside.ts';
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
  request: PageRequest,
): Promise<Page<MemberSummary>> {
  if (words === '') return { rows: await rowsOf(db, words, request), total: await countAll(db) };
  const { rows, total } = await countBeside(request, (part) =>
    inOrder(db, words, part)
      .select(['id', 'email', 'fullname', 'createdAt', db.fn.countAll<number>().over().as('total')])
      .execute(),
  );
  return { rows: rows.map(({ id, email, fullname, createdAt }) => ({ id, email, fullname, createdAt })), total };
}

const inOrder = (db: Kysely<Database>, words: string, { offset, limit }: PageRequest) =>
  filtered(db, words).orderBy('email').offset(offset).limit(limit);

const rowsOf = (db: Kysely<Database>, words: string, request: PageRequest): Promise<MemberSummary[]> =>
  inOrder(db, words, request).select(['id', 'email', 'fullname', 'createdAt']).execute();

async function countAll(db: Kysely<Database>): Promise<number> {
  const { total } = await filtered(db, '')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function filtered(db: Kysely<Database>, words: string) {
  const text = lowered(words);
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
