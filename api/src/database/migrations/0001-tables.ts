import { type Kysely, sql } from 'kysely';
import { textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

const languages = [
  { id: '1111118', name: 'Digital Product', mark: 'product' },
  { id: '1111217', name: 'Financial Statement', mark: 'statement' },
  { id: '1111112', name: 'Money', mark: 'money' },
  { id: '1111117', name: 'Form', mark: 'form' },
  { id: '1111111', name: 'User Story', mark: 'story' },
  { id: '1111116', name: 'Data Flow', mark: 'flow' },
  { id: '1111115', name: 'User Story Management', mark: 'management' },
  { id: '1111113', name: 'Data', mark: 'data' },
  { id: '1111114', name: 'Data Oriented Programming', mark: 'programming' },
];

// Every step may run again: on SQLite these changes are not in one transaction, and a crash can come between two.
export async function up(db: Kysely<Database>): Promise<void> {
  await createContent(db);
  await createMembership(db);
  await db
    .insertInto('languages')
    .values(languages)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

const newTable = (db: Kysely<Database>, name: keyof Database) => db.schema.createTable(name).ifNotExists();

async function createContent(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await newTable(db, 'settings')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
  await newTable(db, 'languages')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('mark', text, (column) => column.notNull())
    .execute();
  await newTable(db, 'experts')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('fullname', text, (column) => column.notNull())
    .addColumn('userImage', text, (column) => column.notNull())
    .addColumn('countryName', text, (column) => column.notNull())
    .addColumn('company', text, (column) => column.notNull())
    .addColumn('position', text, (column) => column.notNull())
    .addColumn('shortBio', text, (column) => column.notNull())
    .addColumn('linkedinUrl', text, (column) => column.notNull())
    .addColumn('fbUrl', text, (column) => column.notNull())
    .execute();
  await newTable(db, 'expertLanguages')
    .addColumn('expertId', text, (column) => column.notNull().references('experts.id'))
    .addColumn('languageId', text, (column) => column.notNull().references('languages.id'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('expert_languages_key', ['expertId', 'languageId'])
    .execute();
  await newTable(db, 'samples')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('languageId', text, (column) => column.notNull().references('languages.id'))
    .addColumn('expertId', text, (column) => column.notNull().references('experts.id'))
    .addColumn('projectId', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('description', text, (column) => column.notNull())
    .addColumn('enrolmentDate', text, (column) => column.notNull())
    .execute();
  await newTable(db, 'classes')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('languageId', text, (column) => column.notNull().references('languages.id'))
    .addColumn('trainerId', text, (column) => column.references('experts.id'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('description', text, (column) => column.notNull())
    .addColumn('startsAt', text, (column) => column.notNull())
    .addColumn('localStart', text, (column) => column.notNull())
    .addColumn('timeZone', text, (column) => column.notNull())
    .addColumn('pattern', text, (column) => column.notNull())
    .addColumn('mode', text, (column) => column.notNull())
    .addColumn('createdDate', text, (column) => column.notNull())
    .addColumn('price', text, (column) => column.notNull())
    .addColumn('oldPrice', text, (column) => column.notNull())
    .addColumn('currency', text, (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('seatsTotal', 'integer', (column) => column.notNull())
    .addColumn('seatsLeft', 'integer', (column) => column.notNull())
    .addCheckConstraint('classes_seats', sql`seats_left between 0 and seats_total`)
    .execute();
  await newTable(db, 'faqItems')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('topic', text, (column) => column.notNull())
    .addColumn('question', text, (column) => column.notNull())
    .addColumn('answer', text, (column) => column.notNull())
    .execute();
  await newTable(db, 'partners')
    .addColumn('slug', text, (column) => column.primaryKey())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .execute();
  await newIndex(db, 'samples_by_language', 'samples', ['languageId', 'id']);
  await newIndex(db, 'samples_by_expert', 'samples', ['expertId', 'id']);
  await newIndex(db, 'classes_by_start', 'classes', ['startsAt', 'id']);
  await newIndex(db, 'classes_by_language', 'classes', ['languageId', 'startsAt', 'id']);
}

async function createMembership(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await newTable(db, 'members')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('email', text, (column) => column.notNull().unique())
    .addColumn('fullname', text, (column) => column.notNull())
    .addColumn('passwordHash', text, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .execute();
  await newTable(db, 'sessions')
    .addColumn('tokenHash', text, (column) => column.primaryKey())
    .addColumn('memberId', text, (column) => column.notNull().references('members.id'))
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('usedAt', text, (column) => column.notNull())
    .execute();
  await newTable(db, 'invitations')
    .addColumn('keyHash', text, (column) => column.primaryKey())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('fullname', text, (column) => column.notNull())
    .addColumn('classId', text, (column) => column.notNull())
    .addColumn('passCodeHash', text, (column) => column.notNull())
    .addColumn('triesLeft', 'integer', (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('expiresAt', text, (column) => column.notNull())
    .addColumn('memberId', text, (column) => column.references('members.id'))
    .execute();
  await newTable(db, 'enrolments')
    .addColumn('memberId', text, (column) => column.notNull().references('members.id'))
    .addColumn('classId', text, (column) => column.notNull().references('classes.id'))
    .addColumn('createdAt', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('enrolments_key', ['memberId', 'classId'])
    .execute();
  await newTable(db, 'mails')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('sender', text, (column) => column.notNull())
    .addColumn('recipient', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addColumn('html', text, (column) => column.notNull())
    .execute();
  await newIndex(db, 'sessions_by_member', 'sessions', ['memberId']);
  await newIndex(db, 'enrolments_by_class', 'enrolments', ['classId']);
  await newIndex(db, 'mails_by_time', 'mails', ['createdAt', 'id']);
}

const newIndex = (db: Kysely<Database>, name: string, table: keyof Database, columns: string[]) =>
  db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute();
