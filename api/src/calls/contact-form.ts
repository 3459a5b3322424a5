import { typedEmail, typedText } from '@agile-languages/shared/formats';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { perform } from '../core/perform.ts';
import { turnOfMessage } from '../http/limit-requests.ts';
import { exactly, text } from '../http/schemas.ts';
import { write } from '../resources/message/actions.ts';

interface EmailMessage {
  lib_version: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, string | number | boolean | null>;
}

const bodyLimit = 65_536;

const schema = {
  summary: 'Takes a message of the contact forms, as the e-mail service does',
  body: exactly({
    lib_version: text(40),
    user_id: text(100),
    service_id: text(100),
    template_id: text(100),
    template_params: {
      type: 'object',
      maxProperties: 30,
      propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$' },
      additionalProperties: { anyOf: [text(10_000), { type: ['number', 'boolean', 'null'] }] },
    },
  }),
  response: { 200: { type: 'string', const: 'OK' } },
};

/** In the words of the e-mail service that the contact forms use. */
export function contactForm(app: FastifyInstance, context: ApiContext): void {
  app.post<{ Body: EmailMessage }>('/v1.0/email/send', { schema, bodyLimit }, async (request, reply) => {
    await takeMessage(context, request, request.body);
    return reply.type('text/plain; charset=utf-8').send('OK');
  });
}

export async function takeMessage(
  context: ApiContext,
  request: FastifyRequest,
  { template_id, template_params: params }: Pick<EmailMessage, 'template_id' | 'template_params'>,
): Promise<void> {
  const turn = await turnOfMessage(context, request);
  const form = formName(context, template_id);
  const input = { ...writerOf(params), text: messageText(params), form, turn };
  await perform(context, write, undefined, input, { email: '', address: request.ip });
  request.log.info('message taken');
}

/** No name of the writer: subjects stay in the list of mails. */
function formName({ mail: { forms } }: ApiContext, template: string): string {
  if (template === forms.home) return 'home page';
  return template === forms.modal ? 'contact window' : 'site';
}

const labels = new Map([
  ['fullName', 'Name'],
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['email', 'E-mail'],
  ['organization', 'Company'],
  ['country', 'Country'],
  ['message', 'Message'],
  ['multiline', 'Message'],
]);

const messageText = (params: EmailMessage['template_params']): string =>
  Object.entries(params)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${labels.get(name) ?? name}: ${value}`)
    .join('\n');

function writerOf(params: EmailMessage['template_params']) {
  const value = (name: string) => line(params[name]).slice(0, 254);
  return {
    name: value('fullName') || value('name') || [value('firstName'), value('lastName')].filter(Boolean).join(' '),
    email: typedEmail(value('email')),
  };
}

const line = (value: unknown) => typedText(String(value ?? '')).replaceAll(/\s+/g, ' ');
