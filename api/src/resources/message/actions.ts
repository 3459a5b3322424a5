import { emailFault, typedEmail, typedText } from '@agile-languages/shared/formats';
import { Type } from 'typebox';
import { actionsOf, type Work } from '../../core/actions.ts';
import { text } from '../../http/schemas.ts';
import { addressFault } from '../../mail/address-fault.ts';
import { publicClass } from '../class/reads.ts';
import {
  addPartnerRequest,
  confirmPartnerRequests,
  hasAskedFromElsewhere,
  hasManyUnanswered,
} from '../key/requests.ts';
import { startedVisit } from '../key/visits.ts';
import type { MessageState } from './fields.ts';
import { answerMail, formMail, placeAskedMail } from './mails.ts';
import { insertMessage, type Message, messageStore } from './table.ts';

const { action, creation } = actionsOf(messageStore);
const longestAnswer = 10_000;
const doneMeanwhile = 'Somebody else has dealt with this message meanwhile.';

const writer = { name: text(254), email: text(254), turn: Type.Integer() };

export const write = creation({
  name: 'write',
  summary: 'Takes a message of a contact form',
  audit: '',
  input: Type.Object({ ...writer, text: text(65_536), form: text(100) }),
  async run({ transaction, input: { name, email, text: words, form, turn }, context, mail, now }) {
    await mail({ ...formMail(context, email, form, words), turn });
    return { id: await insertMessage(transaction, { name, email, text: words }, now) };
  },
});

export const askForPlace = creation({
  name: 'ask',
  summary: 'Takes a request for a place in a class',
  audit: '',
  input: Type.Object({
    ...{ ...writer, words: text(10_000), classId: text(64) },
    ...{ partnerKey: text(64), campaign: text(64), fields: text(800), origin: text(300), page: text(2000) },
  }),
  async check({ context, input }) {
    if (nameIn(input.name) === '') return { fault: 'Your name is missing.' };
    const fault = await addressFault(context, typedEmail(input.email));
    return fault ? { fault } : undefined;
  },
  async run({ transaction, input, context, mail, now }) {
    const asked = await publicClass(transaction, input.classId);
    if (!asked) return { fault: 'This class does not exist or is no longer offered.' };
    const visit = await startedVisit(transaction, input, now);
    const isLater = visit !== undefined && (await hasManyUnanswered(transaction, visit, now));
    const [name, email] = [nameIn(input.name), typedEmail(input.email)];
    const isForNobody =
      visit?.isForeign && (isLater || (await hasAskedFromElsewhere(transaction, visit, { classId: asked.id, email })));
    const counted = isForNobody ? undefined : visit;
    const first = `Asks for a place in ${asked.name} (class ${asked.id}).`;
    const words = [first, input.words.trim()].filter(Boolean).join('\n\n');
    const copy = `Name: ${name}\nE-mail: ${email}\n\n${words}`;
    await mail({ ...placeAskedMail(context, email, asked.name, copy), turn: input.turn });
    const from = { classId: asked.id, campaign: counted?.campaign ?? '', partnerKey: counted?.key.key ?? '' };
    const messageId = await insertMessage(transaction, { name, email, text: words, ...from }, now);
    if (counted && !isLater)
      await addPartnerRequest(transaction, counted, { classId: asked.id, email, messageId }, now);
    return { id: messageId };
  },
});

const nameIn = (value: string) => typedText(value).replaceAll(/\s+/g, ' ');

const answer = action({
  name: 'answer',
  summary: 'Answers a message by mail',
  audit: 'message answered',
  input: Type.Object({ answer: text(longestAnswer, { title: 'Your answer' }) }),
  async check({ context, record: { email } }) {
    const fault = emailFault(email) ? undefined : await addressFault(context, email);
    return fault ? { fault } : undefined;
  },
  async run(work) {
    const { record, context, mail } = work;
    const words = work.input.answer.trim();
    if (words === '') return { faults: [{ field: 'answer', fault: 'The answer is empty.' }] };
    if (record.state === 'answered') return { fault: `${record.changedBy} has answered this already.` };
    if (emailFault(record.email)) return { fault: 'This message has no e-mail address to answer to.' };
    await mail(answerMail(record, words, context));
    await setState(work, 'answered', words);
    await confirmPartnerRequests(work.transaction, record, work.now);
    return { detail: '' };
  },
});

const close = toState('close', 'Closes a message without an answer', 'message closed', 'new', 'closed');
const reopen = toState('reopen', 'Takes up a message that was closed', 'message reopened', 'closed', 'new');

export const messageActions = [answer, close, reopen] as const;

function toState(name: string, summary: string, audit: string, from: MessageState, to: MessageState) {
  return action({
    name,
    summary,
    audit,
    input: Type.Object({}),
    async run(work) {
      if (work.record.state !== from) return { fault: doneMeanwhile };
      await setState(work, to);
      return { detail: '' };
    },
  });
}

const setState = (
  { transaction, record, author, now }: Work<Message, unknown>,
  state: MessageState,
  words: string = record.answer,
) =>
  transaction
    .updateTable('messages')
    .set({ state, answer: words, changedBy: author.email, changedAt: now.toISOString() })
    .where('id', '=', record.id)
    .execute();
