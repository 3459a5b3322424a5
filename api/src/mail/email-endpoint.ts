import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { exactly, text } from '../http/schemas.ts';
import { createMessageRepository } from '../repositories/message-repository.ts';
import { limitMessages } from './limit-messages.ts';

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

/** Same path and answers as the e-mail service that the contact forms use. Messages become mails of this API, and are in the inbox of the desk. */
export function emailEndpoint(app: FastifyInstance, { clock, db, mail, throttles }: ApiContext): void {
  const messages = createMessageRepository(db, clock);
  app.post<{ Body: EmailMessage }>(
    '/v1.0/email/send',
    { schema, bodyLimit, preHandler: limitMessages(throttles) },
    async ({ body, log }, reply) => {
      const text = messageText(body.template_params);
      await messages.add(
        { ...writerOf(body.template_params), text },
        {
          sender: mail.from,
          recipient: mail.contactTo,
          subject: `Contact form: ${body.template_id}`,
          text,
          html: '',
        },
      );
      log.info('message taken');
      return reply.type('text/plain; charset=utf-8').send('OK');
    },
  );
}

const messageText = (params: EmailMessage['template_params']): string =>
  Object.entries(params)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** Who has written, as far as the form says it. */
function writerOf(params: EmailMessage['template_params']) {
  const value = (name: string) => line(params[name]).slice(0, 254);
  return {
    name: value('fullName') || value('name') || [value('firstName'), value('lastName')].filter(Boolean).join(' '),
    email: value('email'),
  };
}

const line = (value: unknown) =>
  String(value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
