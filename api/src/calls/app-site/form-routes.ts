import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { activationForms } from './activation-page.ts';
import { askForm } from './ask-page.ts';
import { messageForm } from './contact-page.ts';
import { classForm, loginForms } from './login-page.ts';
import { memberPage } from './member-page.ts';
import { createMemberPageSignIn } from './member-sign-in.ts';
import { plainForm } from './plain-form.ts';

export async function formRoutes(app: FastifyInstance, context: ApiContext): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, valuesIn(body)),
  );
  const member = createMemberPageSignIn(context);
  const ofVisitors = [messageForm(context), askForm(context)];
  const ofMembers = [...loginForms(context, member), classForm(context, member), ...activationForms(context, member)];
  for (const form of [...ofVisitors, ...ofMembers]) plainForm(app, context, form);
  memberPage(app, context, member);
}

/** Browsers end the lines of what they send by themselves in two signs. */
const valuesIn = (body: string) =>
  Object.fromEntries([...new URLSearchParams(body)].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
