import { moneyText, typedEmail, typedText } from '@agile-languages/shared/formats';
import { placeFaults, placeHint, placeLead, placeMessage } from '@agile-languages/shared/forms';
import { paths } from '@agile-languages/shared/paths';
import { Type } from 'typebox';
import type { ApiContext } from '../../context.ts';
import { html, type Markup } from '../../html.ts';
import { exactly, text } from '../../http/schemas.ts';
import { createVisitCookie } from '../../http/visit-cookie.ts';
import { priceNow } from '../../resources/booking/price-now.ts';
import { startInWords } from '../../resources/class/mail-parts.ts';
import { type ClassRecord, publicClass } from '../../resources/class/reads.ts';
import { hasCodes } from '../../resources/discount/table.ts';
import { takeRequest } from '../ask-for-place.ts';
import { type FormField, submit } from './form-markup.ts';
import type { PlainForm } from './plain-form.ts';

const fields: FormField[] = [
  { name: 'name', label: 'Name', autocomplete: 'name', maxLength: 200 },
  { name: 'email', label: 'E-mail', autocomplete: 'email', isEmail: true, maxLength: 254 },
  { name: 'message', label: 'Message', hint: placeHint, rows: 5, isOptional: true, maxLength: 10_000 },
];
const discount: FormField = {
  name: 'discount',
  label: 'Discount code, if you have one',
  autocomplete: 'off',
  isOptional: true,
  maxLength: 30,
};

/** The request of a visitor without an account for a place in a class. */
export const askForm = (context: ApiContext): PlainForm => ({
  path: '/app/ask/:id',
  body: exactly({
    ...Object.fromEntries(fields.map(({ name, maxLength }) => [name, text(maxLength)])),
    discount: Type.Optional(text(discount.maxLength)),
  }),
  missing: 'This class does not exist or is no longer offered.',
  async page({ params: { id = '' } }) {
    const now = context.clock().toISOString();
    const record = await publicClass(context.db, id);
    return (
      record && {
        title: 'Ask for a place',
        lead: leadOf(context, priceNow(record, now)),
        fields: (await hasCodes(context.db, id, now)) ? [...fields, discount] : fields,
        buttons: submit('Ask for a place'),
        thanks: 'We have your request. We answer by e-mail.',
        back: html`<a href="${context.siteOrigin}${paths.class(id)}">Back to the class</a>`,
      }
    );
  },
  async send(request, id, values) {
    const written = (name: string) => typedText(values[name] ?? '');
    const [name, email] = [written('name'), typedEmail(written('email'))];
    const faults = placeFaults(name, email);
    if (Object.keys(faults).length > 0) return { fields: { ...faults } };
    const message = placeMessage(written('message'), written('discount'));
    const visit = createVisitCookie(context.siteOrigin).read(request);
    const sentence = await takeRequest(context, request, { fkClassId: id, name, email, message, ...visit });
    return sentence === undefined ? undefined : { sentence };
  },
});

const leadOf = ({ siteOrigin }: ApiContext, record: ClassRecord): Markup =>
  html`${classCard(siteOrigin, record, record.seatsLeft === 0 ? ', full: ask for the next date' : '')}
<p>${placeLead}</p>`;

export const classCard = (siteOrigin: string, record: ClassRecord, more = ''): Markup =>
  html`<section class="card" aria-label="The class">
<p><a href="${siteOrigin}${paths.class(record.id)}">${record.name}</a></p>
<p>${startInWords(record)}</p>
<p><b>${moneyText(record.price, record.currency)}</b>${more}</p>
</section>`;
