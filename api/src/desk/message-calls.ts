import { exactly, text } from '../http/schemas.ts';
import { answerMail } from '../mail/answer-mail.ts';
import {
  createMessageRepository,
  type Message,
  type MessageFilter,
  messageStates,
} from '../repositories/message-repository.ts';
import { emailFault } from '../staff/email-fault.ts';
import { authorOf, type DeskCall, type DeskRequest } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { pageIn, pageOf } from './pages.ts';
import { DeskRefusal, notFound } from './refusal.ts';

const roles = ['owner', 'trainer'] as const;
const longestAnswer = 10_000;

/** Schema of what a list of messages is filtered by. Default: those that wait for an answer. */
const messageFilters = { q: text(100), state: { enum: ['', 'all', ...messageStates] } };

const messageFilterOf = ({ q, state }: Record<string, string>): MessageFilter => ({
  state: (state || 'new') as MessageFilter['state'],
  words: q?.trim() ?? '',
});

/** Messages of the contact forms, and of visitors who ask for a place, as an inbox. */
export function messageCalls(context: DeskContext): DeskCall[] {
  const { audit, brand, classes, clock, db, mail, partnerKeys, partners } = context;
  const messages = createMessageRepository(db, clock);

  async function messageIn({ params }: DeskRequest): Promise<Message> {
    const message = await messages.byId(params.id ?? '');
    if (!message) throw notFound('This message');
    return message;
  }

  /** With the names of its class and of the partner from whose page it came. */
  async function named(message: Message) {
    const { classId, partnerKey } = message;
    const asked = classId ? await classes.byId(classId) : undefined;
    const key = partnerKey ? await partnerKeys.byKey(partnerKey) : undefined;
    const partner = key && (await partners.byId(key.partnerId));
    return { ...message, className: asked?.name ?? '', partnerName: partner?.name ?? '' };
  }

  async function change(
    request: DeskRequest,
    message: Message,
    action: string,
    next: Omit<Parameters<typeof messages.change>[1], 'changedBy'>,
  ) {
    const entry = { ...authorOf(request), action, subject: message.email || message.name, detail: '' };
    const isDone = await messages.change(message, { ...next, changedBy: request.staff.email }, (transaction) =>
      audit.add(entry, transaction),
    );
    if (!isDone) throw new DeskRefusal(409, 'Somebody else has dealt with this message meanwhile.');
    return named(await messageIn(request));
  }

  return [
    {
      name: 'messages: list',
      method: 'GET',
      path: '/messages',
      roles,
      query: pageIn(messageFilters),
      run: ({ query }) => messages.page(messageFilterOf(query), pageOf(query)),
    },
    {
      name: 'messages: one message',
      method: 'GET',
      path: '/messages/:id',
      roles,
      run: async (request) => named(await messageIn(request)),
    },
    {
      name: 'messages: answer',
      method: 'POST',
      path: '/messages/:id/answer',
      roles,
      body: exactly({ answer: text(longestAnswer) }),
      async run(request) {
        const message = await messageIn(request);
        const answer = request.body.answer?.trim() ?? '';
        if (answer === '') throw new DeskRefusal(422, 'The answer is empty.');
        if (message.state === 'answered') throw new DeskRefusal(409, `${message.changedBy} has answered this already.`);
        if (emailFault(message.email)) throw new DeskRefusal(409, 'This message has no e-mail address to answer to.');
        const reply = answerMail({ message, answer, brand, contactTo: mail.contactTo });
        return change(request, message, 'message answered', { state: 'answered', answer, mail: reply });
      },
    },
    {
      name: 'messages: close',
      method: 'POST',
      path: '/messages/:id/close',
      roles,
      run: async (request) => change(request, await messageIn(request), 'message closed', { state: 'closed' }),
    },
    {
      name: 'messages: reopen',
      method: 'POST',
      path: '/messages/:id/reopen',
      roles,
      run: async (request) => change(request, await messageIn(request), 'message reopened', { state: 'new' }),
    },
  ];
}
