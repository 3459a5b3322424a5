import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldsOf, fillMail } from '../../mail/fill-mail.ts';
import { mailFaults } from '../../mail/mail-faults.ts';
import { mailIds, mailTexts } from '../../mail/mail-texts.ts';
import { createTrainer } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { exampleValues } from './examples.ts';

const source = join(import.meta.dirname, '../..');

const filesWith = (text: string) =>
  globSync('**/*.ts', { cwd: source }).filter(
    (path) => !path.includes('test') && readFileSync(join(source, path), 'utf8').includes(text),
  );

test('every mail has words of the provider: nothing else puts one into the queue', () => {
  expect(filesWith(`insertInto('mails')`)).toEqual(['mail/mail-repository.ts']);
  expect(filesWith('sendMail(')).toEqual(['mail/mail-sender.ts']);
});

test('every mail, as it comes: the name of the provider in its subject or its text', () => {
  const provider = { brand: 'Test brand', siteOrigin: 'https://site.example', deskOrigin: undefined };
  const values = exampleValues(provider, undefined, 'Ada', new Date());
  const without = mailIds.filter((id) => {
    const { subject, text } = fillMail(mailTexts[id], values, mailTexts[id].needs);
    return !`${subject}\n${text}`.includes('Test brand');
  });
  expect(without).toEqual([]);
});

const published = (body: object) => ({ subject: 'Platz in {class}', text: 'Liebe {name}, bis bald.', ...body });

async function createMails(engine?: 'SQLite' | 'PostgreSQL') {
  const trainer = await createTrainer({ demo: true, ...(engine && { engine }) });
  const { desk, db } = trainer;
  const token = await trainer.signInAs('owner', 'owner-of-test@example.com');
  const at = (path: string) => `/mail-texts/seat-staff${path}`;
  const record = async () => (await desk('GET', at(''), { token })).body;
  const post = async (action: string, input: object = {}) =>
    desk('POST', at(`/${action}`), { token, body: { version: (await record()).version, ...input } });
  const save = async (data: object) =>
    desk('PUT', at(''), { token, body: { version: (await record()).version, data } });
  const tryIt = (input: object = {}, dry = '') => desk('POST', at(`/send${dry}`), { token, body: input });
  const mailTo = async (recipient: string) =>
    (await db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute()).at(-1);
  return { ...trainer, token, record, post, save, tryIt, mailTo };
}

onEachEngine((engine) => {
  test('mail with words of the provider: sent from when they are published, as it came after a reset', async () => {
    const { enrol, mailTo, post, published: publishedClass, record, save } = await createMails(engine);
    const item = await publishedClass({ seats: '9' });
    expect((await save(published({}))).status).toBe(200);
    await enrol(item.id, 'test-first');
    expect(await mailTo('test-first@example.com')).toMatchObject({ subject: 'You have a seat: Test class' });

    expect((await post('publish')).status).toBe(200);
    await enrol(item.id, 'test-second');
    expect(await mailTo('test-second@example.com')).toMatchObject({
      subject: 'Platz in Test class',
      text: 'Liebe Test Member test-second, bis bald.',
      html: '<p>Liebe Test Member test-second, bis bald.</p>',
    });

    expect((await post('reset')).body).toMatchObject({ state: 'draft', data: { subject: 'You have a seat: {class}' } });
    await enrol(item.id, 'test-third');
    expect(await mailTo('test-third@example.com')).toMatchObject({ subject: 'You have a seat: Test class' });
    expect((await record()).mailFields[0]).toMatchObject({ name: 'name', means: 'name of the reader' });
  });
});

test.each([
  ['seat-staff', { text: 'Hello {nmae}' }, 'There is no field {nmae} in this mail. Do you mean {name}?'],
  ['seat-staff', { text: 'Hello {Name}' }, 'There is no field {Name} in this mail. Do you mean {name}?'],
  ['seat-staff', { subject: 'Seat {code}' }, 'There is no field {code} in this mail. Do you mean {mode}?'],
  ['seat-staff', { subject: 'Seat {place}' }, '{place} can be in the text only.'],
  ['invitation', { subject: '{code}' }, '{code} can be in the text only.'],
  ['invitation', { text: 'Code: {code}' }, 'This mail cannot do without {link}, what the mail is for.'],
  ['invitation', { text: '[Open]({link})' }, 'This mail cannot do without {code}, pass code.'],
  ['staff-invitation', { text: 'Hello' }, 'This mail cannot do without {link}, what the mail is for.'],
  ['seat-staff', { text: 'Hello {name' }, 'Braces stand around the name of a field, as in {brand}.'],
  [
    'seat-staff',
    { text: '[Terms](javascript:alert)' },
    'The link “Terms” needs an address that begins with https://, or a field such as {link}.',
  ],
] as const)('%s, %j: refused in a sentence', (id, given, fault) => {
  expect(mailFaults(id, { ...mailTexts[id], ...given }).map((it) => it.fault)).toContain(fault);
});

const provider = { brand: 'Test Brand', siteOrigin: 'https://site.example', deskOrigin: 'https://site.example' };
const values = exampleValues(provider, undefined, 'Test Reader', new Date('2026-11-21T08:00:00Z'));

test.each(mailIds)('%s: as it came it is complete, and with examples nothing is left open', (id) => {
  const { fields, needs = [], subject, text } = mailTexts[id];

  expect(mailFaults(id, { subject, text })).toEqual([]);
  expect(fieldsOf(subject + text).filter((name) => !fields.some((known) => known === name))).toEqual([]);
  const mail = fillMail({ subject, text: `${text}\n\n${fields.map((name) => `{${name}}`).join(' ')}` }, values);
  expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/[{}]|undefined|\]\(/);
  for (const name of needs) expect(mail.text).toContain(JSON.parse(JSON.stringify(values[name])).text ?? values[name]);
});

test('value with braces, brackets and signs of HTML: shown as it is', () => {
  const mail = fillMail(
    { subject: '{class}', text: '[{class}]({page})\n{class}' },
    {
      class: '{name} [x](https://evil.example) <b>',
      page: 'https://site.example/?a=1&b=2',
    },
  );
  expect(mail.subject).toBe('{name} [x](https://evil.example) <b>');
  expect(mail.text).toContain('{name} [x](https://evil.example) <b>: https://site.example/?a=1&b=2');
  expect(mail.html).toBe(
    '<p><a href="https://site.example/?a=1&amp;b=2">{name} [x](https://evil.example) &lt;b&gt;</a><br>{name} [x](https://evil.example) &lt;b&gt;</p>',
  );
});

test('value of several paragraphs: each is one of its own, with its lines', () => {
  const { html } = fillMail({ subject: '', text: '{words}' }, { words: 'First\nline\n\nSecond' });
  expect(html).toBe('<p>First<br>line</p>\n<p>Second</p>');
});

test('line in which a field is empty: left out, and its paragraph when nothing is left of it', () => {
  const text = 'Hello {name},\n\nIt begins with {class}.\n\nPrice: {price}\nVenue: {venue}';
  expect(fillMail({ subject: '', text }, { name: 'Ada', price: '480 EUR' }).text).toBe('Hello Ada,\n\nPrice: 480 EUR');
});

test('line with a field that is empty and one that the mail needs: it stays', () => {
  const text = 'Open {link} with {code} for {class}.';
  const values = { link: 'https://site.example/1', code: '123456' };

  expect(fillMail({ subject: '', text }, values, ['link', 'code']).text).toBe(
    'Open https://site.example/1 with 123456 for .',
  );
  expect(fillMail({ subject: '', text: '{news} {words}' }, {}, ['news', 'words']).text).toBe('');
});

test('mail beforehand, and sent to oneself: with the words that are not saved yet and the next class', async () => {
  const { db, mailTo, published: publishedClass, tryIt } = await createMails();
  await db.updateTable('classes').set({ state: 'cancelled' }).execute();
  await publishedClass({ name: 'Next class' });
  const given = { subject: 'Test: {class}', text: '{begin}' };

  expect((await tryIt(given, '?dry=1')).body).toMatchObject({ recipients: 1, subject: 'Test: Next class' });
  expect(await mailTo('owner-of-test@example.com')).toBeUndefined();
  expect((await tryIt(given)).status).toBe(200);
  expect(await mailTo('owner-of-test@example.com')).toMatchObject({ subject: 'Test: Next class' });
  expect((await tryIt({ text: '{klass}' })).body.faults).toEqual([
    { field: 'text', fault: 'There is no field {klass} in this mail. Do you mean {class}?' },
  ]);
});
