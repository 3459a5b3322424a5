import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { askForm } from './ask-page.ts';
import { messageForm } from './contact-page.ts';
import { plainForm } from './plain-form.ts';

export async function formRoutes(app: FastifyInstance, context: ApiContext): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, valuesIn(body)),
  );
  for (const form of [messageForm(context), askForm(context)]) plainForm(app, context, form);
}

/** Browsers end the lines of what they send by themselves in two signs. */
const valuesIn = (body: string) =>
  Object.fromEntries([...new URLSearchParams(body)].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
