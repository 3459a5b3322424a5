import { typedCode } from '@agile-languages/shared/formats';
import { activationTexts, loginTexts, typedKey } from '@agile-languages/shared/forms';
import { Type } from 'typebox';
import type { ApiContext } from '../../context.ts';
import { html } from '../../html.ts';
import { exactly, text } from '../../http/schemas.ts';
import { invitationByKey } from '../../resources/invitation/keys.ts';
import { enrolMember } from '../enroll.ts';
import { takeActivation } from '../passreg.ts';
import { resendPassCode } from '../repassreg.ts';
import { discountField, type FormField, submit } from './form-markup.ts';
import { type MemberSignIn, memberHome, memberLogin } from './member-sign-in.ts';
import { type PlainForm, pathOf } from './plain-form.ts';

const key: FormField = {
  name: 'activationKey',
  label: 'Activation key',
  hint: activationTexts.keyHint,
  autocomplete: 'off',
  maxLength: 500,
};

const fields: FormField[] = [
  {
    name: 'passCode',
    label: 'Pass code',
    hint: activationTexts.codeHint,
    autocomplete: 'one-time-code',
    isNumber: true,
    maxLength: 32,
  },
  {
    name: 'password',
    label: 'Password',
    hint: `${activationTexts.passwordHint} ${activationTexts.guessHint}`,
    autocomplete: 'new-password',
    isPassword: true,
    maxLength: 256,
  },
  {
    name: 'repassword',
    label: 'Repeat password',
    autocomplete: 'new-password',
    isPassword: true,
    maxLength: 256,
  },
  discountField,
];

/** The address has the key of the invitation, or a class while the key is typed. */
export function activationForms(context: ApiContext, member: MemberSignIn): PlainForm[] {
  const form = (path: string, isKeyTyped: boolean): PlainForm => {
    const own = isKeyTyped ? [key, ...fields] : fields;
    return {
      path,
      body: exactly({
        ...Object.fromEntries(
          own.map(({ name, maxLength, isOptional }) => [
            name,
            isOptional ? Type.Optional(text(maxLength)) : text(maxLength),
          ]),
        ),
        do: Type.Optional(text(10)),
      }),
      missing: '',
      hasPassword: true,
      async page({ params, query }) {
        const isRenewal = !isKeyTyped && Boolean((await invitationByKey(context.db, params.id ?? ''))?.renewsMemberId);
        return {
          title: isRenewal ? activationTexts.renewalTitle : activationTexts.title,
          status: 'resent' in query ? activationTexts.resent : undefined,
          lead: html`<p>${loginTexts.membership}</p>
<p>Do you have an account? <a href="${memberLogin}">Log in</a></p>`,
          fields: isRenewal ? own.filter((field) => field !== discountField) : own,
          buttons: html`${submit(isRenewal ? activationTexts.renew : activationTexts.create, 'create')} ${submit(activationTexts.resend, 'resend', 'action line')}`,
          back: html`Wrong address or name in the invitation? <a href="/app/contact">Tell us the right one</a>`,
        };
      },
      async send(request, id, values, reply) {
        const activationKey = typedKey(isKeyTyped ? (values.activationKey ?? '') : id);
        if (values.do === 'resend') {
          const fault = await resendPassCode(context, request, activationKey);
          return fault === undefined ? { to: `${pathOf(request.url)}?resent` } : { sentence: fault };
        }
        const { password = '', repassword = '', discount = '' } = values;
        const secrets = { activationKey, passCode: typedCode(values.passCode ?? ''), password, repassword, discount };
        const taken = await takeActivation(context, request, reply, secrets);
        if ('fault' in taken) return { sentence: taken.fault };
        await member.begin(request, reply, taken.token);
        if (taken.isRenewal) return { to: `${memberHome}?renewed` };
        const classId = taken.classId || (isKeyTyped ? id : '');
        if (classId) await enrolMember(context, request.log, taken.memberId, { fkClassId: classId });
        return { to: `${memberHome}?made&class=${encodeURIComponent(classId)}` };
      },
    };
  };
  return [form(`${memberHome}/activate/:id`, false), form(`${memberHome}/register/:id`, true)];
}
