import { activationTexts, loginTexts } from '@agile-languages/shared/forms';
import { paths } from '@agile-languages/shared/paths';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { html, type Markup } from '../../html.ts';
import { HttpError, noteError } from '../../http/error-answers.ts';
import { isFromOwnPage } from '../../http/from-own-page.ts';
import { publicClass } from '../../resources/class/reads.ts';
import { enrolmentId, enrolmentStore } from '../../resources/enrolment/table.ts';
import type { Member } from '../../security/accounts.ts';
import { waits } from '../enroll.ts';
import { faultsMarkup, statusMarkup, submit } from './form-markup.ts';
import { classesFor, notHeld } from './member-classes.ts';
import { type MemberSignIn, memberClass, memberHome, memberLogin } from './member-sign-in.ts';
import { type FormRequest, fromElsewhere, sendFormPage } from './plain-form.ts';

/** The classes of a member whose browser runs no scripts. `?id` of the login page asks for one class. */
export function memberPage(app: FastifyInstance, context: ApiContext, member: MemberSignIn): void {
  const hidden = { schema: { hide: true } };

  app.get<FormRequest>(memberHome, hidden, async (request, reply) => {
    const { id } = request.query;
    if (typeof id === 'string' && id !== '') return reply.redirect(memberClass(id), 303);
    const one = await member.read(request);
    if (!one) return reply.redirect(memberLogin, 303);
    return show(reply, context, one, await statusOf(context, one, request));
  });

  const errorHandler = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status } = noteError(error, request, reply);
    return askAgain(reply.code(status), context, new HttpError(status >= 500 ? status : 400).message);
  };
  app.post(`${memberHome}/logout`, { ...hidden, errorHandler }, async (request, reply) => {
    if (!isFromOwnPage(context.siteOrigin, request.headers)) return askAgain(reply.code(403), context, fromElsewhere);
    await member.end(request, reply);
    return reply.redirect(`${memberLogin}?out`, 303);
  });
}

/** What has just happened, as it is by now. */
async function statusOf({ db }: ApiContext, { id: memberId }: Member, { query }: FastifyRequest<FormRequest>) {
  if ('renewed' in query) return statusMarkup('Your password is changed.');
  const isNew = 'made' in query;
  const classId = typeof query.class === 'string' && !query.class.includes('\u0000') ? query.class : '';
  const found = classId ? await publicClass(db, classId) : undefined;
  const isCancelled = found?.state === 'cancelled';
  const held = found && (await enrolmentStore.read(db, enrolmentId({ memberId, classId })));
  const ofHeld = held?.state === 'enrolled' ? loginTexts.hasSeat : held ? waits : found && isNew ? noSeat : '';
  const ofClass = isCancelled ? notHeld : ofHeld;
  if (!isNew && ofClass === '') return html``;
  return html`${statusMarkup([isNew ? activationTexts.made : '', ofClass].filter(Boolean).join(' '))}
${found && ofClass && !isCancelled ? html`<p><a href="${memberClass(classId)}">${found.name}</a></p>` : ''}`;
}

const noSeat = 'You have no seat in the class of your invitation.';

async function show(reply: FastifyReply, context: ApiContext, member: Member, state: Markup) {
  const { classes, waiting, full } = await classesFor(context, member);
  return sendFormPage(
    reply,
    context,
    'Your classes',
    html`<h1>Your classes</h1>
${state}
<section class="card" aria-labelledby="member">
<h2 id="member">Member</h2>
<dl><dt>Name</dt><dd>${member.fullname}</dd><dt>E-mail</dt><dd>${member.email}</dd></dl>
<h2>Enrolled classes</h2>
${classes.length > 0 ? listMarkup(classes) : html`<p>No class yet.</p>`}
${waiting.length > 0 ? html`<h2>Waiting lists</h2><p>A seat that becomes free comes with a mail.</p>${listMarkup(waiting, 'Leave the list')}` : ''}
${full.length > 0 ? html`<h2>Full classes</h2><p>You can wait for a seat.</p>${listMarkup(full, 'Join the waiting list')}` : ''}
</section>
<p><a class="action" href="${context.siteOrigin}${paths.classes}">Upcoming classes</a></p>
${signOut}`,
  );
}

const signOut = html`<form method="post" action="${memberHome}/logout"><p>${submit('Sign out', undefined, 'action line')}</p></form>`;

const askAgain = (reply: FastifyReply, context: ApiContext, sentence: string) =>
  sendFormPage(
    reply,
    context,
    'Not sent: Sign out',
    html`<h1>Sign out</h1>
${faultsMarkup([], { sentence })}
${signOut}`,
  );

interface Row {
  name: string;
  start?: string;
  timeZone?: string;
  venue?: string;
  price?: string;
  news?: string;
  page?: string;
  meetingLink?: string;
  calendar?: string;
  place?: string;
}

const listMarkup = (rows: readonly Row[], words = 'Give the seat back'): Markup =>
  html`<ul>${rows.map((row) => html`<li>${factsOf(row)}${linksOf(row, words)}</li>`)}</ul>`;

const factsOf = ({ name, start, timeZone, venue, price, news }: Row): string =>
  [name, start && `${start} ${timeZone}`, venue, price].filter(Boolean).join(', ') + (news ? `. ${news}` : '');

/** Links are named with their class for people who hear them one by one. */
const linksOf = ({ name, news, page, meetingLink, calendar, place }: Row, words: string): Markup[] =>
  [
    { href: page, text: 'The class' },
    { href: meetingLink, text: 'Online meeting' },
    { href: calendar, text: 'Calendar file' },
    { href: place, text: words },
  ].flatMap(({ href, text }) =>
    href && /^(https?:|\/api\/)/.test(href)
      ? [html`${news ? ' ' : ', '}<a href="${href}" aria-label="${text}: ${name}">${text}</a>`]
      : [],
  );
