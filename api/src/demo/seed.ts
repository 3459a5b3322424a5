import type { Insertable, Kysely } from 'kysely';
import type { ApiContext } from '../context.ts';
import { isUniqueViolation } from '../database/failures.ts';
import { soughtIn } from '../database/kept-words.ts';
import type { Database } from '../database/schema.ts';
import { html } from '../html.ts';
import { createMailRepository } from '../mail/mail-repository.ts';
import { insertInvitation } from '../resources/invitation/keys.ts';
import { invitationMail } from '../resources/invitation/mails.ts';
import { insertStaff } from '../resources/staff/table.ts';
import { classTime, dayOf, digitsOf, hoursOf } from './class-time.ts';
import classes from './classes.json' with { type: 'json' };
import experts from './experts.json' with { type: 'json' };
import faq from './faq.json' with { type: 'json' };
import partners from './partners.json' with { type: 'json' };
import sampleCards from './sample-cards.json' with { type: 'json' };
import samples from './samples.json' with { type: 'json' };

const member = { id: 'demo-member', email: 'member@example.com', fullname: 'Demo Member' };
const memberPassword = 'member123';
const invitation = {
  activationKey: 'demo-activation-key',
  passCode: '123456',
  email: 'newcomer@example.com',
  fullname: 'Demo Newcomer',
  classId: '500001',
};
const day = 86_400_000;

/** A database that is not empty stays as it is. */
export async function seedDemo(context: ApiContext): Promise<void> {
  const { db, passwords } = context;
  if (!(await isEmpty(db))) return;
  const passwordHash = await passwords.hash(memberPassword);
  try {
    await db.transaction().execute(async (transaction) => {
      await seedContent(transaction, dayOf(context.clock()));
      await seedMembership(transaction, context, passwordHash);
    });
  } catch (error) {
    const seededByAnother = isUniqueViolation(error);
    if (!seededByAnother) throw error;
  }
}

async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const tables = ['settings', 'experts', 'classes', 'faqItems', 'partners', 'members', 'invitations'] as const;
  for (const table of tables) {
    if (await db.selectFrom(table).selectAll().limit(1).executeTakeFirst()) return false;
  }
  return true;
}

async function seedContent(db: Kysely<Database>, today: Temporal.PlainDate): Promise<void> {
  const languages = await db.selectFrom('languages').selectAll().execute();
  const idByName = new Map(languages.map(({ id, name }) => [name, id]));

  await db.insertInto('settings').values({ name: 'demoSince', value: today.toString() }).execute();
  await db
    .insertInto('experts')
    .values(experts.map(({ languages: _, ...expert }) => expert))
    .execute();
  await db
    .insertInto('expertLanguages')
    .values(
      experts.flatMap(({ id, languages }) =>
        languages.map((name, sequence) => ({ expertId: id, languageId: idByName.get(name) ?? name, sequence })),
      ),
    )
    .execute();
  await db
    .insertInto('samples')
    .values(samples.map((sample) => sampleOf(sample, today)))
    .execute();
  await db
    .insertInto('classes')
    .values(classes.map((item) => classOf(item, today)))
    .execute();
  await db
    .insertInto('faqItems')
    .values(
      faq.map(({ group, ...item }, index) => ({ ...item, topic: group, sequence: index, id: `faq-${index + 1}` })),
    )
    .execute();
  await db
    .insertInto('partners')
    .values(partners.map((partner, sequence) => ({ ...partner, sequence })))
    .execute();
}

const sampleOf = (sample: (typeof samples)[number], today: Temporal.PlainDate): Insertable<Database['samples']> => ({
  id: sample.id,
  languageId: sample.langId,
  expertId: sample.fkUserId,
  projectId: sample.fkProjectId,
  name: sample.className,
  description: sample.classDescription,
  enrolmentDate:
    sample.enrolmentOffsetDays === null ? 'TBA' : digitsOf(today.add({ days: sample.enrolmentOffsetDays })),
  card: (cards[sample.id] ?? []).join('\n'),
});

const cards: Record<string, string[]> = sampleCards;

function classOf(item: (typeof classes)[number], today: Temporal.PlainDate): Insertable<Database['classes']> {
  const { fkDpLangId, className, startOffsetDays, summary: _, venue = '', ...columns } = item;
  return {
    ...columns,
    ...classTime(today, startOffsetDays, item.pattern, item.timeZone),
    languageId: fkDpLangId,
    name: className,
    venue,
    sessionVenues: '',
    sessionLinks: '',
    description: descriptionOf(item),
  };
}

const descriptionOf = ({ summary, pattern }: (typeof classes)[number]): string =>
  html`<p>${summary}</p><ul><li>${hoursOf(pattern)} hours, ${pattern}</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>`
    .text;

async function seedMembership(db: Kysely<Database>, context: ApiContext, passwordHash: string): Promise<void> {
  const now = context.clock();
  const expiresAt = new Date(now.getTime() + 365 * day);
  await db
    .insertInto('members')
    .values({ ...member, passwordHash, createdAt: now.toISOString(), sought: soughtIn(member) })
    .execute();
  await insertInvitation(db, { ...invitation, expiresAt }, now);
  await createMailRepository(db, context.clock).add(
    invitationMail({ ...context, ...invitation, invitation: { ...invitation, expiresAt } }),
  );
}

const person = { email: 'trainer@example.com', fullname: 'Demo Trainer', role: 'owner' } as const;
const password = 'trainer123';

/** Without a second factor. A desk that has staff stays as it is. */
export async function addDemoStaff({ clock, db, passwords }: ApiContext): Promise<void> {
  if (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) return;
  const passwordHash = await passwords.hash(password);
  const id = await insertStaff(db, person, clock());
  await db.updateTable('staff').set({ passwordHash }).where('id', '=', id).execute();
}
