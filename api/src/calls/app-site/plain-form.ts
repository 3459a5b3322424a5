import { unsentSentence } from '@agile-languages/shared/forms';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import type { ApiContext } from '../../context.ts';
import { html, type Markup } from '../../html.ts';
import { HttpError, noteError } from '../../http/error-answers.ts';
import { isFromOwnPage } from '../../http/from-own-page.ts';
import { type Faults, type FormField, faultsMarkup, formMarkup, statusMarkup, type Values } from './form-markup.ts';
import { sendPage } from './page.ts';

/** A form that a browser sends by itself. */
export interface PlainForm {
  path: string;
  body: TObject;
  /** `undefined`: there is nothing to ask for. */
  page: (request: FastifyRequest<FormRequest>) => Promise<FormPage | Elsewhere | undefined>;
  /** Returns why it was not taken, or where to go on. Default: the same address, with `?sent`. */
  send: (
    request: FastifyRequest<FormRequest>,
    id: string,
    values: Values,
    reply: FastifyReply,
  ) => Promise<Faults | Elsewhere | undefined>;
  missing: string;
  /** So that it is not shown again when the server fails. Default `false`. */
  hasPassword?: boolean;
}

interface FormPage {
  title: string;
  /** What has just happened. */
  status?: string | undefined;
  lead: Markup | '';
  fields: readonly FormField[];
  /** Default: nothing can be sent. */
  buttons?: Markup | undefined;
  thanks?: string;
  back: Markup;
}

interface Elsewhere {
  /** Path of a page. */
  to: string;
}

/** That of the calls, when three characters stand for each byte. */
const bodyLimit = 3 * 65_536;

export const fromElsewhere =
  'Nothing is sent yet: your browser does not say that this came from our page. Please send it from here.';

/** What is wrong stands beside its field, with all that was written; what was taken is answered at an address of its own. */
export function plainForm(app: FastifyInstance, context: ApiContext, form: PlainForm): void {
  const { path, body, send, missing } = form;
  const pageOf = async (request: FastifyRequest<FormRequest>) =>
    request.params.id?.includes('\u0000') ? undefined : form.page(request);

  app.get<FormRequest>(path, { schema: { hide: true } }, async (request, reply) => {
    const page = await pageOf(request);
    if (!page) return nothing(reply, context, missing);
    if ('to' in page) return reply.redirect(page.to, 303);
    const { query, url } = request;
    return 'sent' in query && page.thanks ? thank(reply, context, page) : show(reply, context, page, { url });
  });

  const errorHandler = async (error: FastifyError, request: FastifyRequest<FormRequest>, reply: FastifyReply) => {
    const { status, sentence } = noteError(error, request, reply);
    const unsent = form.hasPassword ? new HttpError(status).message : unsentSentence(context.mail.contactTo);
    const page = await pageOf(request).catch(() => 'unread' as const);
    if (page === 'unread') return failed(reply.code(status), context, unsent);
    if (!page) return nothing(reply, context, missing);
    if ('to' in page) return reply.redirect(page.to, 303);
    const otherwise = status >= 500 ? unsent : new HttpError(status === 413 ? 413 : 400).message;
    const faults = { sentence: sentence ?? otherwise };
    return show(reply.code(status), context, page, { url: request.url, values: textsIn(request.body), faults });
  };
  const options = { schema: { hide: true, body }, bodyLimit, errorHandler };
  app.post<FormRequest & { Body: Values }>(path, options, async (request, reply) => {
    const { body: values, headers, log, params, url } = request;
    const page = await pageOf(request);
    if (!page) return nothing(reply, context, missing);
    if ('to' in page) return reply.redirect(page.to, 303);
    if (!isFromOwnPage(context.siteOrigin, headers)) {
      log.warn('refused: a form that no page of the site has sent');
      return show(reply.code(403), context, page, { url, values, faults: { sentence: fromElsewhere } });
    }
    const result = await send(request, params.id ?? '', values, reply);
    if (!result || 'to' in result) return reply.redirect(result?.to ?? `${pathOf(url)}?sent`, 303);
    return show(reply.code(422), context, page, { url, values, faults: result });
  });
}

export interface FormRequest {
  Params: { id?: string };
  Querystring: Record<string, unknown>;
}

export const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

function textsIn(body: unknown): Values {
  const entries = Object.entries(body ?? {});
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** Browsers name the origin of a page that tells its address to its own site. */
export const sendFormPage = (reply: FastifyReply, context: ApiContext, title: string, content: Markup) =>
  sendPage(reply.header('referrer-policy', 'same-origin'), context, { title, hasForm: true, content });

const show = (
  reply: FastifyReply,
  context: ApiContext,
  { title, status, lead, fields, buttons, back }: FormPage,
  { url, values = {}, faults }: { url: string; values?: Values; faults?: Faults },
) =>
  sendFormPage(
    reply,
    context,
    faults ? `Not sent: ${title}` : title,
    html`<h1>${title}</h1>
${faults ? faultsMarkup(fields, faults) : status ? statusMarkup(status) : ''}
${lead}
${buttons ? formMarkup(pathOf(url), fields, values, faults?.fields ?? {}, buttons) : ''}
<p>${back}</p>`,
  );

const thank = (reply: FastifyReply, context: ApiContext, { title, thanks, back }: FormPage) =>
  sendFormPage(
    reply,
    context,
    `Sent: ${title}`,
    html`<h1>${title}</h1>
${statusMarkup(thanks ?? '')}
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
