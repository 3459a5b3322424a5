import { unsentSentence } from '@agile-languages/shared/forms';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import type { ApiContext } from '../../context.ts';
import { html, type Markup } from '../../html.ts';
import { HttpError, noteError } from '../../http/error-answers.ts';
import { isFromOwnPage } from '../../http/from-own-page.ts';
import { type Faults, type FormField, faultsMarkup, formMarkup, type Values } from './form-markup.ts';
import { sendPage } from './page.ts';

/** A form that a browser sends by itself. */
export interface PlainForm {
  path: string;
  body: TObject;
  /** `undefined`: there is nothing to ask for. */
  page: (id: string) => Promise<FormPage | undefined>;
  /** Returns why it was not taken. */
  send: (request: FastifyRequest, id: string, values: Values) => Promise<Faults | undefined>;
  missing: string;
}

interface FormPage {
  title: string;
  lead: Markup | '';
  fields: readonly FormField[];
  button: string;
  thanks: string;
  back: Markup;
}

/** That of the calls, when three characters stand for each byte. */
const bodyLimit = 3 * 65_536;

const fromElsewhere =
  'Nothing is sent yet: your browser does not say that this came from our page. Please send it from here.';

/** What is wrong stands beside its field, with all that was written; what was taken is answered at an address of its own. */
export function plainForm(app: FastifyInstance, context: ApiContext, form: PlainForm): void {
  const { path, body, send, missing } = form;
  const pageOf = async (id = '') => (id.includes('\u0000') ? undefined : form.page(id));

  app.get<FormRequest>(path, { schema: { hide: true } }, async ({ params, query, url }, reply) => {
    const page = await pageOf(params.id);
    if (!page) return nothing(reply, context, missing);
    return 'sent' in query ? thank(reply, context, page) : show(reply, context, page, { url });
  });

  const errorHandler = async (error: FastifyError, request: FastifyRequest<FormRequest>, reply: FastifyReply) => {
    const { status, sentence } = noteError(error, request, reply);
    const unsent = unsentSentence(context.mail.contactTo);
    const page = await pageOf(request.params.id).catch(() => 'unread' as const);
    if (page === 'unread') return failed(reply.code(status), context, unsent);
    if (!page) return nothing(reply, context, missing);
    const otherwise = status >= 500 ? unsent : new HttpError(status === 413 ? 413 : 400).message;
    const faults = { sentence: sentence ?? otherwise };
    return show(reply.code(status), context, page, { url: request.url, values: textsIn(request.body), faults });
  };
  const options = { schema: { hide: true, body }, bodyLimit, errorHandler };
  app.post<FormRequest & { Body: Values }>(path, options, async (request, reply) => {
    const { body: values, headers, log, params, url } = request;
    const page = await pageOf(params.id);
    if (!page) return nothing(reply, context, missing);
    if (!isFromOwnPage(context.siteOrigin, headers)) {
      log.warn('refused: a form that no page of the site has sent');
      return show(reply.code(403), context, page, { url, values, faults: { sentence: fromElsewhere } });
    }
    const faults = await send(request, params.id ?? '', values);
    if (faults) return show(reply.code(422), context, page, { url, values, faults });
    return reply.redirect(`${pathOf(url)}?sent`, 303);
  });
}

interface FormRequest {
  Params: { id?: string };
  Querystring: Record<string, unknown>;
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

function textsIn(body: unknown): Values {
  const entries = Object.entries(body ?? {});
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** Browsers name the origin of a page that tells its address to its own site. */
const sendFormPage = (reply: FastifyReply, context: ApiContext, title: string, content: Markup) =>
  sendPage(reply.header('referrer-policy', 'same-origin'), context, { title, hasForm: true, content });

const show = (
  reply: FastifyReply,
  context: ApiContext,
  { title, lead, fields, button, back }: FormPage,
  { url, values = {}, faults }: { url: string; values?: Values; faults?: Faults },
) =>
  sendFormPage(
    reply,
    context,
    faults ? `Not sent: ${title}` : title,
    html`<h1>${title}</h1>
${faults ? faultsMarkup(fields, faults) : ''}
${lead}
${formMarkup(pathOf(url), fields, values, faults?.fields ?? {}, button)}
<p>${back}</p>`,
  );

const thank = (reply: FastifyReply, context: ApiContext, { title, thanks, back }: FormPage) =>
  sendFormPage(
    reply,
    context,
    `Sent: ${title}`,
    html`<h1>${title}</h1>
<p role="status" tabindex="-1" autofocus>${thanks}</p>
<p>${back}</p>`,
  );

const nothing = (reply: FastifyReply, context: ApiContext, sentence: string) =>
  sendFormPage(
    reply.code(404),
    context,
    sentence,
    html`<h1>Nothing here</h1>
<p>${sentence}</p>
<p><a class="action" href="${context.siteOrigin}/">Back to the website</a></p>`,
  );

/** Nothing can be read; the browser has what was written one step back. */
const failed = (reply: FastifyReply, context: ApiContext, sentence: string) =>
  sendFormPage(
    reply,
    context,
    'Not sent',
    html`<h1>Not sent</h1>
<p class="error" role="alert">${sentence}</p>
<p><a class="action" href="${context.siteOrigin}/">Back to the website</a></p>`,
  );
