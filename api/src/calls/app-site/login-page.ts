import { applyWords, loginTexts } from '@agile-languages/shared/forms';
import { paths } from '@agile-languages/shared/paths';
import { Type } from 'typebox';
import type { ApiContext } from '../../context.ts';
import { html, type Markup } from '../../html.ts';
import { exactly, text } from '../../http/schemas.ts';
import { createVisitCookie } from '../../http/visit-cookie.ts';
import { priceNow } from '../../resources/booking/price-now.ts';
import { publicClass } from '../../resources/class/reads.ts';
import { hasCodes } from '../../resources/discount/table.ts';
import { enrolmentId, enrolmentStore } from '../../resources/enrolment/table.ts';
import { enrolMember, signInEnded } from '../enroll.ts';
import { createMemberSignIn } from '../login.ts';
import { classCard } from './ask-page.ts';
import { discountField, type FormField, submit } from './form-markup.ts';
import { type MemberSignIn, memberClass, memberHome, memberLogin } from './member-sign-in.ts';
import type { PlainForm } from './plain-form.ts';

const fields: FormField[] = [
  { name: 'username', label: 'E-mail', autocomplete: 'username', isEmail: true, maxLength: 254 },
  { name: 'pwd', label: 'Password', autocomplete: 'current-password', isPassword: true, maxLength: 256 },
];

/** With a class the form of that class is next. */
export function loginForms(context: ApiContext, member: MemberSignIn): PlainForm[] {
  const signIn = createMemberSignIn(context);
  const form = (path: string): PlainForm => ({
    path,
    body: exactly({ username: text(254), pwd: text(256) }),
    missing: '',
    hasPassword: true,
    page: async (request) =>
      request.method !== 'POST' && (await member.read(request))
        ? next(request.params.id)
        : {
            title: loginTexts.title,
            status: 'out' in request.query ? loginTexts.signedOut : member.hasCookie(request) ? signInEnded : undefined,
            lead: html`<p>${loginTexts.membership}</p>`,
            fields,
            buttons: submit('Log in'),
            back: html`Forgot your password? <a href="/app/contact">Ask for a new one</a>${request.params.id ? askLink(request.params.id) : ''}`,
          },
    async send(request, id, { username = '', pwd = '' }, reply) {
      if (username === '' || pwd === '') return { sentence: 'Write your e-mail address and your password.' };
      const result = await signIn(request, reply, username, pwd);
      if ('fault' in result) return { sentence: result.fault };
      await member.begin(request, reply, result.token);
      return next(id);
    },
  });
  return [form(memberLogin), form(`${memberLogin}/:id`)];
}

const next = (id = '') => ({ to: id === '' ? memberHome : memberClass(id) });

/** A member who is signed in takes a seat in a class, or a place on its waiting list. */
export const classForm = (context: ApiContext, member: MemberSignIn): PlainForm => ({
  path: `${memberHome}/class/:id`,
  body: exactly({ do: text(10), discount: Type.Optional(text(discountField.maxLength)) }),
  missing: loginTexts.noClass,
  hasPassword: true,
  async page(request) {
    const { id = '' } = request.params;
    const { clock, db, siteOrigin } = context;
    const now = clock().toISOString();
    const found = await publicClass(db, id);
    if (!found || found.state === 'cancelled') return undefined;
    const one = await member.read(request);
    if (!one) return { to: `${memberLogin}/${encodeURIComponent(id)}` };
    const record = priceNow(found, now);
    const isFull = record.seatsLeft === 0;
    const state = (await enrolmentStore.read(db, enrolmentId({ memberId: one.id, classId: id })))?.state;
    const isTaken = state === 'enrolled' || (state === 'waiting' && isFull);
    return {
      title: 'Enrol',
      lead: html`${classCard(siteOrigin, record, isFull ? ', full' : '')}
<p>Signed in: ${one.fullname}, ${one.email}.</p>
<p>${isTaken ? (state === 'waiting' ? isWaiting : loginTexts.hasSeat) : loginTexts.isSignedIn}</p>
${isTaken ? '' : orderNote(siteOrigin, isFull)}`,
      fields: !isTaken && (await hasCodes(db, id, now)) ? [discountField] : [],
      buttons: isTaken ? undefined : submit(applyWords(isFull), isFull ? 'wait' : 'apply'),
      back: html`<a href="${memberHome}">Your classes</a>`,
    };
  },
  async send(request, id, { do: what, discount: code = '' }) {
    const one = await member.read(request);
    if (!one) return { to: `${memberLogin}/${encodeURIComponent(id)}` };
    const visit = createVisitCookie(context.siteOrigin).read(request);
    const order = { fkClassId: id, discount: code, waits: what === 'wait', ...visit };
    const result = await enrolMember(context, request.log, one.id, order);
    return 'fault' in result ? { sentence: result.fault } : { to: `${memberHome}?class=${encodeURIComponent(id)}` };
  },
});

const isWaiting = 'You are on the waiting list of this class.';

const orderNote = (siteOrigin: string, isFull: boolean): Markup =>
  html`<p>${isFull ? loginTexts.orderOfFull : loginTexts.order} <a href="${siteOrigin}${paths.terms}">${loginTexts.terms}</a>.</p>`;

const askLink = (classId: string): Markup =>
  html`</p>
<p>No account yet? <a href="/app/ask/${encodeURIComponent(classId)}">Ask for a place</a>`;
