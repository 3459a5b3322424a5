import { typedEmail } from '@agile-languages/shared/formats';
import { contactPage, contactThanks, homeFaults } from '@agile-languages/shared/forms';
import type { ApiContext } from '../../context.ts';
import { html } from '../../html.ts';
import { exactly, text } from '../../http/schemas.ts';
import { takeMessage } from '../contact-form.ts';
import { type FormField, submit } from './form-markup.ts';
import type { PlainForm } from './plain-form.ts';

const maxLength = 10_000;

const fields: FormField[] = [
  { name: 'firstName', label: 'Name', autocomplete: 'given-name', maxLength },
  { name: 'lastName', label: 'Surname', autocomplete: 'family-name', maxLength },
  { name: 'email', label: 'E-mail', autocomplete: 'email', isEmail: true, maxLength },
  { name: 'multiline', label: 'Message', rows: 6, maxLength },
];

/** What the form of the home page sends by itself. */
export const messageForm = (context: ApiContext): PlainForm => ({
  path: contactPage,
  body: exactly(Object.fromEntries(fields.map(({ name }) => [name, text(maxLength)]))),
  missing: '',
  page: async () => ({
    title: 'Contact Us',
    lead: '',
    fields,
    buttons: submit('Send'),
    thanks: contactThanks,
    back: html`<a href="${context.siteOrigin}/">Back to the website</a>`,
  }),
  async send(request, _id, values) {
    const faults = await homeFaults(values);
    if (Object.keys(faults).length > 0) return { fields: faults };
    const params = { ...values, email: typedEmail(values.email ?? '') };
    await takeMessage(context, request, { template_id: context.mail.forms.home, template_params: params });
    return undefined;
  },
});
