import type { Selectable } from 'kysely';
import { Type } from 'typebox';
import { actionsOf } from '../../core/actions.ts';
import { checkData, dataOf } from '../../core/fields.ts';
import { type VersionedRow, versionedResource } from '../../core/versioned.ts';
import type { VersionedRecord } from '../../core/versions.ts';
import type { MailTextsTable } from '../../database/tables/site-tables.ts';
import { text } from '../../http/schemas.ts';
import { addressFault } from '../../mail/address-fault.ts';
import { mailFaults } from '../../mail/mail-faults.ts';
import { mailFieldOf } from '../../mail/mail-fields.ts';
import { isMailId, mailIds, mailTexts } from '../../mail/mail-texts.ts';
import { staffByEmail } from '../staff/table.ts';
import { exampleValues, nextClass } from './examples.ts';
import { type MailTextData, mailTextFields } from './fields.ts';

interface MailFieldRow {
  name: string;
  means: string;
  isLink: boolean;
  isNeeded: boolean;
  isTextOnly: boolean;
}

export interface MailTextRow extends VersionedRow {
  mailFields: MailFieldRow[];
}

const wordsIn = (row: Selectable<MailTextsTable>): MailTextData => dataOf(mailTextFields, row);

const texts = versionedResource(
  'mail-text',
  {
    list: 'mail-texts',
    fields: mailTextFields,
    title: 'subject',
    newId: async () => '',
    fixed: {
      ids: mailIds,
      titleOf: (id) => (isMailId(id) ? mailTexts[id].name : id),
      builtIn: (id) => (isMailId(id) ? { subject: mailTexts[id].subject, text: mailTexts[id].text } : undefined),
      faults: (id, data) => (isMailId(id) ? mailFaults(id, data as MailTextData) : []),
    },
    site: {
      table: 'mailTexts',
      async read(db) {
        const rows = await db.selectFrom('mailTexts').selectAll().orderBy('id').execute();
        return rows.map((row) => ({ id: row.id, data: wordsIn(row) }));
      },
      write: (db, id, _position, { subject, text: words }: MailTextData) =>
        db
          .insertInto('mailTexts')
          .values({ id, subject, text: words })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ subject, text: words }))
          .execute(),
      remove: (db, id) => db.deleteFrom('mailTexts').where('id', '=', id).execute(),
    },
  },
  { roles: ['owner'] },
);

const send = actionsOf(texts.store).action({
  name: 'send',
  command: 'try-mail-text',
  summary: 'Sends a mail with examples, as its draft is or as it is given',
  audit: 'mail-texts tried',
  keepsVersion: true,
  input: Type.Object({
    to: Type.Optional(text(254, { title: 'Address', description: 'In the desk your own without it' })),
    subject: Type.Optional(text(200, { title: 'Subject' })),
    text: Type.Optional(text(20_000, { title: 'Text' })),
  }),
  check: async ({ context, input: { to } }) => {
    const fault = to ? await addressFault(context, to) : undefined;
    return fault ? { fault } : undefined;
  },
  async run({ transaction, record, input: { to, ...given }, author, context, mail, now }) {
    if (!isMailId(record.id)) return 'missing';
    const { data: words, faults } = checkData(mailTextFields, given, record.data as MailTextData);
    const all = [...faults, ...mailFaults(record.id, words)];
    if (all.length > 0) return { faults: all };
    const email = to || author.email;
    if (email === '') return { fault: 'There is no address to send it to: the command line has none.' };
    const name = (await staffByEmail(transaction, email))?.fullname || email;
    const values = exampleValues(context, await nextClass(transaction, now), name, now);
    await mail({ id: record.id, sender: context.mail.from, recipient: email, values, words });
    return { detail: record.id, said: `A mail to ${email} is on the way.` };
  },
});

export const mailTextResource = {
  ...texts,
  actions: [...texts.actions, send],
  row: (record: VersionedRecord, now: string): MailTextRow => ({
    ...texts.row(record, now),
    mailFields: isMailId(record.id) ? fieldRows(record.id) : [],
  }),
};

const fieldRows = (id: keyof typeof mailTexts): MailFieldRow[] =>
  mailTexts[id].fields.map((name) => {
    const { means, isLink = false, isTextOnly = false } = mailFieldOf(name);
    return { name, means, isLink, isTextOnly, isNeeded: mailTexts[id].needs?.includes(name) ?? false };
  });
