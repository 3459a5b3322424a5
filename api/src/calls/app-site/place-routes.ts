import { paths } from '@agile-languages/shared/paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { noStaff } from '../../core/audit.ts';
import { type Outcome, perform, sentenceIn } from '../../core/perform.ts';
import { html, linked, type Markup } from '../../html.ts';
import { classValues, startInWords } from '../../resources/class/mail-parts.ts';
import { waitingFor } from '../../resources/class/people.ts';
import { backUntil, backUntilInWords, isPlaceLink } from '../../resources/class/places.ts';
import { type ClassRecord, publicClass } from '../../resources/class/reads.ts';
import { leave } from '../../resources/enrolment/actions.ts';
import { giveBack, join } from '../../resources/enrolment/by-member.ts';
import { pricedFor } from '../../resources/enrolment/news.ts';
import { type EnrolmentRecord, enrolmentId, enrolmentStore } from '../../resources/enrolment/table.ts';
import { type Member, memberById } from '../../security/accounts.ts';
import { sendPage } from './page.ts';

interface PlaceRequest {
  Params: { classId: string; memberId: string; signature: string };
}

interface Place {
  member: Member;
  record: ClassRecord;
  held: EnrolmentRecord | undefined;
  /** Members who wait before this one. */
  before: number;
}

const path = '/app/places/:classId/:memberId/:signature';
const hidden = { schema: { hide: true } };

/** Opening the link changes nothing; a button does. */
export async function placeRoutes(app: FastifyInstance, context: ApiContext): Promise<void> {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 200 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );

  app.get<PlaceRequest>(path, hidden, async ({ params }, reply) => {
    const place = await placeIn(context, params);
    return place ? show(reply, context, place) : ended(reply, context);
  });

  app.post<PlaceRequest & { Body?: { do?: string } }>(path, hidden, async ({ params, body, url }, reply) => {
    const place = await placeIn(context, params);
    if (!place) return ended(reply, context);
    const outcome = await act(context, place, body?.do);
    if (outcome && outcome.kind !== 'done') return show(reply, context, place, sentenceIn(outcome));
    return reply.redirect(url, 303);
  });
}

async function placeIn({ db, clock }: ApiContext, { classId, memberId, signature }: PlaceRequest['Params']) {
  const member = await memberById(db, memberId);
  if (!member || !(await isPlaceLink(db, { memberId, email: member.email }, classId, signature))) return undefined;
  const record = await publicClass(db, classId);
  if (!record) return undefined;
  const held = await enrolmentStore.read(db, enrolmentId({ memberId, classId }));
  const waiting = held?.state === 'waiting' ? await waitingFor(db, classId) : [];
  return {
    member,
    record: await pricedFor(db, record, memberId, clock()),
    held,
    before: waiting.findIndex((one) => one.memberId === memberId),
  };
}

/** A second press of the same button finds it done. */
async function act(
  context: ApiContext,
  { member, record, held }: Place,
  what?: string,
): Promise<Outcome<EnrolmentRecord> | undefined> {
  const named = { memberId: member.id, classId: record.id };
  const seen = { id: enrolmentId(named) };
  if (what === 'give-back' && held?.state === 'enrolled') return perform(context, giveBack, seen, {}, noStaff);
  if (what === 'leave' && held?.state === 'waiting') return perform(context, leave, seen, {}, noStaff);
  if (what === 'join' && !held) return perform(context, join, undefined, named, noStaff);
  return undefined;
}

const ended = (reply: FastifyReply, context: ApiContext) =>
  sendPage(reply.code(404), context, {
    title: 'This link has ended',
    content: html`<h1>This link has ended</h1>
<p>It was not copied whole, or belongs to an earlier address. Log in to see your classes.</p>
<p><a class="action" href="${context.siteOrigin}${paths.memberLogin}">Log in</a></p>`,
  });

const show = (reply: FastifyReply, context: ApiContext, place: Place, fault = '') =>
  sendPage(reply, context, {
    title: place.record.name,
    hasForm: true,
    content: html`<h1>${place.record.name}</h1>
<p>${place.member.fullname}, it begins on ${startInWords(place.record)}.</p>
${fault ? html`<p class="error" role="alert">${fault}</p>` : ''}
<section class="card" aria-labelledby="place">
<h2 id="place">Your place</h2>
${stateOf(context, place)}
</section>
${factsOf(place).map((fact) => html`<pre>${linked(fact)}</pre>`)}
<p><a href="${context.siteOrigin}${paths.class(place.record.id)}">The class</a>, <a href="${context.siteOrigin}${paths.terms}">terms</a></p>`,
  });

function factsOf({ record, held }: Place): string[] {
  const { sessions, details } = classValues(record, held?.state === 'enrolled');
  return [sessions, details];
}

function stateOf({ clock, mail, siteOrigin }: ApiContext, { record, held, before }: Place): Markup {
  const now = clock().toISOString();
  if (record.state === 'cancelled') return html`<p>This class will not be held.</p>`;
  const hasBegun = record.startsAt <= now;
  if (held?.state === 'enrolled')
    return html`<p>You have a seat in this class.</p>
${record.meetingLink ? html`<p><a href="${record.meetingLink}">Online meeting</a></p>` : ''}
${
  hasBegun
    ? html`<p>The class has begun.</p>`
    : backUntil(record) <= now
      ? html`<p>Seats could be given back here ${backUntilInWords(record)}. Please write to <a href="mailto:${mail.contactTo}">${mail.contactTo}</a>.</p>`
      : html`<p>You can give it back ${backUntilInWords(record)}. ${whatThen(record)}</p>
${button('give-back', 'Give the seat back')}`
}`;
  if (held)
    return html`<p>You are on the waiting list. ${before === 0 ? 'Nobody waits' : before === 1 ? 'One member waits' : `${before} members wait`} before you. A seat that becomes free comes with a mail.</p>
${button('leave', 'Leave the waiting list')}`;
  if (hasBegun) return html`<p>You have no seat in this class. It has begun.</p>`;
  if (record.seatsLeft > 0)
    return html`<p>You have no seat in this class. Seats are free.</p>
<p><a class="action" href="${siteOrigin}${paths.login(record.id)}">Enrol</a></p>`;
  return html`<p>You have no seat in this class, and it is full. A seat that becomes free is at once the seat of the member who waits longest, with a mail. It is paid for before the class begins.</p>
${button('join', 'Join the waiting list')}`;
}

const whatThen = ({ paidBy }: ClassRecord): string =>
  paidBy
    ? `It stays with ${paidBy}, for somebody else.`
    : 'The seat goes to the member who waits longest, or is free for somebody else. What you get back of the price is in the terms.';

const button = (what: string, words: string) =>
  html`<form method="post"><button class="action" name="do" value="${what}">${words}</button></form>`;
