import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { noStaff } from '../core/audit.ts';
import { type DataOf, sentenceOf, shownDay } from '../core/fields.ts';
import { type Outcome, perform } from '../core/perform.ts';
import { transact } from '../database/transact.ts';
import { HttpError, sendError } from '../http/error-answers.ts';
import { exactly, strings, text } from '../http/schemas.ts';
import { payByApp } from '../resources/booking/actions.ts';
import { bookingFields } from '../resources/booking/fields.ts';
import type { BookingRecord } from '../resources/booking/table.ts';
import { toldBooking } from '../resources/booking/told-booking.ts';
import { type GoodSignature, goodSignature } from '../resources/key/signature.ts';
import { paymentSecret } from '../resources/settings/payment-secret.ts';
import { createSpentTokenRepository } from '../security/spent-token-repository.ts';

const payment = {
  type: 'object',
  additionalProperties: false,
  required: ['payment'],
  properties: {
    booking: text(64),
    email: text(254),
    classId: text(64),
    payment: { enum: bookingFields.payment.choices },
    date: text(10),
    reference: text(200),
    note: text(200),
  },
} as const;

const schema = {
  summary: "Notes a payment, by the provider's own app",
  description:
    'Signed in `Agile-Signature` as the events for partners are, with the secret of the settings. The booking is named by its id, or by the address of the member and the class. The date is `2026-12-03`, in the answer too. Told again it changes nothing, and a signature changes something once.',
  headers: { type: 'object', properties: { 'agile-signature': { type: 'string', maxLength: 500 } } },
  response: { 200: exactly(strings('booking', 'payment', 'date', 'due', 'currency')) },
} as const;

const noBooking = 'There is no such booking.';

interface Told {
  booking?: string;
  email?: string;
  classId?: string;
  payment: string;
  date?: string;
  reference?: string;
  note?: string;
}

/** The body is compared with its signature as it arrived. */
export function payments(untyped: FastifyInstance, context: ApiContext): void {
  const { clock, db } = context;
  const signatures = new WeakMap<FastifyRequest, GoodSignature>();
  const payOnce = createPayOnce(context);
  untyped.register(async (scope) => {
    const app = scope.withTypeProvider<TypeBoxTypeProvider>();
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<string>(
      'application/json',
      { parseAs: 'string' },
      async (request: FastifyRequest, body: string) => {
        const header = String(request.headers['agile-signature'] ?? '');
        const good = goodSignature(body, header, await paymentSecret(db), clock());
        if (!good) throw new HttpError(401);
        signatures.set(request, good);
        return new Promise((done, fail) => parse(request, body, (error, value) => (error ? fail(error) : done(value))));
      },
    );

    app.post<{ Body: Told }>('/payments', { schema: { ...schema, body: payment } }, async (request, reply) => {
      const { body, log } = request;
      const { email = '', classId = '' } = body;
      const id = body.booking ?? (await toldBooking(db, { email, classId, payment: body.payment }));
      if (id === undefined) return sendError(request, reply, 404, noBooking);
      const { date: paidOn, reference: paymentReference, note: paymentNote } = body;
      const given = Object.entries({ payment: body.payment, paidOn, paymentReference, paymentNote });
      const data = Object.fromEntries(given.filter(([, value]) => value !== undefined));
      const outcome = await payOnce(id, data, signatures.get(request));
      log.info({ result: outcome.kind }, 'payment told');
      if (outcome.kind === 'missing') return sendError(request, reply, 404, noBooking);
      if (outcome.kind !== 'done') return sendError(request, reply, 422, faultIn(outcome));
      const { payment, paidOn: noted, due, currency } = outcome.record;
      return { booking: id, payment, date: shownDay(noted), due, currency };
    });
  });
}

/** What was told may be told again with the same signature, as long as it changes nothing. */
const createPayOnce =
  (context: ApiContext) => (id: string, data: Partial<DataOf<typeof bookingFields>>, good: GoodSignature | undefined) =>
    transact(context.db, async (transaction) => {
      const spent = createSpentTokenRepository(transaction);
      const isFirst = good !== undefined && (await spent.spend(`payment ${good.signature}`, good.endsAt));
      const outcome = await perform(context, payByApp, { id }, { data }, noStaff, { transaction });
      if (!isFirst && outcome.kind === 'done' && !outcome.isUnchanged) throw new HttpError(409);
      return outcome;
    });

function faultIn(outcome: Exclude<Outcome<BookingRecord>, { kind: 'done' | 'missing' }>): string {
  if (outcome.kind === 'changed') return 'Somebody has changed this booking.';
  if (!outcome.faults) return outcome.fault;
  return outcome.faults.map((fault) => sentenceOf(bookingFields, fault)).join(' ');
}
