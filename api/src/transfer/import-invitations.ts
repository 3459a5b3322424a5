import type { Kysely, Transaction } from 'kysely';
import { createAuditRepository } from '../audit/audit-repository.ts';
import { lineFault } from '../classes/field-faults.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { expiryIn, inviteWithin } from '../people/invite.ts';
import { normaliseEmail } from '../repositories/member-repository.ts';
import { emailFault } from '../staff/email-fault.ts';
import type { ImportFault, ImportReport } from './import-report.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { type ImportOptions, tryImport } from './try-import.ts';

type Context = Pick<ApiContext, 'clock' | 'db' | 'mail' | 'siteOrigin'>;
type Column = (typeof columns)[number];

const columns = ['E-mail', 'Name', 'Class'] as const;
const longestName = 200;
const validDays = 14;

/**
 * Invites everybody whom a CSV file names with e-mail address, name and number of the class, or nobody. Who has an open
 * invitation to that class keeps it and gets no mail; one to another class ends. A dry run does the same and takes it
 * back.
 *
 * @throws {UserError} when the file as a whole cannot be read.
 */
export async function importInvitations(
  context: Context,
  bytes: Buffer,
  { author, isDry }: ImportOptions,
): Promise<ImportReport> {
  const people = readCsv(bytes, columnIn).map(personIn);
  const expiresAt = expiryIn(context, validDays);
  return tryImport(context.db, isDry, async (transaction, { addFault, count, hasFaults }) => {
    const known = await readKnown(transaction, people, context.clock().toISOString());
    const seen = new Set<string>();
    for (const person of people) {
      const fault = faultOf(person, known, seen);
      seen.add(person.email);
      if (fault) addFault({ row: person.row, ...fault });
      if (hasFaults()) continue;
      const open = known.invited.get(person.email);
      count(open === undefined ? 'added' : open.has(person.classId) ? 'unchanged' : 'changed');
      if (!open?.has(person.classId)) await invitePerson(transaction, person);
    }
  });

  async function invitePerson(transaction: Transaction<Database>, { email, fullname, classId }: Person) {
    await inviteWithin(transaction, context, { email, fullname, classId, expiresAt });
    const entry = { ...author, action: 'member invited', subject: email, detail: `class ${classId}` };
    await createAuditRepository(transaction, context.clock).add(entry, transaction);
  }
}

function columnIn(title: string): Column | undefined {
  const wanted = title.toLowerCase().replace('email', 'e-mail');
  return columns.find((column) => column.toLowerCase() === wanted);
}

const personIn = ({ line, cells }: CsvRow): Person => ({
  row: line,
  email: normaliseEmail((cells['E-mail'] ?? '').trim()),
  fullname: (cells.Name ?? '').trim(),
  classId: (cells.Class ?? '').trim(),
});

/** What the database has of the people and classes of a file. */
async function readKnown(db: Kysely<Database>, people: Person[], now: string) {
  const emails = [...new Set(people.map(({ email }) => email))];
  const classIds = [...new Set(people.map(({ classId }) => classId))];
  if (emails.length === 0) return { members: new Set<string>(), classes: new Set<string>(), invited: new Map() };
  const members = await db.selectFrom('members').select('email').where('email', 'in', emails).execute();
  const classes = await db
    .selectFrom('classes')
    .select('id')
    .where('id', 'in', classIds)
    .where('state', '=', 'published')
    .execute();
  const invitations = await db
    .selectFrom('invitations')
    .select(['email', 'classId'])
    .where('email', 'in', emails)
    .where('memberId', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .execute();
  const invited = new Map<string, Set<string>>();
  for (const { email, classId } of invitations) invited.set(email, (invited.get(email) ?? new Set()).add(classId));
  return {
    members: new Set(members.map(({ email }) => email)),
    classes: new Set(classes.map(({ id }) => id)),
    invited,
  };
}

function faultOf(
  { email, fullname, classId }: Person,
  { members, classes }: Awaited<ReturnType<typeof readKnown>>,
  seen: ReadonlySet<string>,
): Omit<ImportFault, 'row'> | undefined {
  const at = (column: Column, fault: string) => ({ column, fault });
  const noEmail = emailFault(email);
  if (noEmail) return at('E-mail', noEmail);
  if (seen.has(email)) return at('E-mail', 'This address is in the file twice.');
  if (members.has(email)) return at('E-mail', 'This person is a member already.');
  if (fullname === '') return at('Name', 'The name is needed.');
  if (lineFault(fullname, longestName))
    return at('Name', `It has to be one line of at most ${longestName} characters.`);
  if (!classes.has(classId)) return at('Class', `There is no class “${classId.slice(0, 100)}” on the site.`);
  return undefined;
}

interface Person {
  /** Line of the file. */
  row: number;
  email: string;
  fullname: string;
  classId: string;
}
