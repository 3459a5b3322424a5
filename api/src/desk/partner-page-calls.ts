import type { AnyAction } from '../core/actions.ts';
import { perform } from '../core/perform.ts';
import type { Resource } from '../core/resource.ts';
import { exactly, text } from '../http/schemas.ts';
import { accountAnswer, accountResource } from '../resources/key/account.ts';
import type { Partner } from '../resources/key/accounts.ts';
import { makeTestKey, rotate } from '../resources/key/actions.ts';
import { keyResource } from '../resources/key/key.ts';
import { askForOrigin } from '../resources/key/origin-requests.ts';
import { keyStore, type PartnerKey } from '../resources/key/table.ts';
import { webhookActions } from '../resources/key/webhook.ts';
import type { PartnerPageCall, PartnerPageContext, PartnerPageRequest } from './partner-page-call.ts';
import { ofMonth, type ReportSheet, reportOf, reportSheets, sheetOf } from './partner-report.ts';
import { notFound } from './refusal.ts';
import { doneIn } from './resource-calls.ts';

/** The desk's components show the answers, so paths and answers are the desk's. */
export function partnerPageCalls(context: PartnerPageContext): PartnerPageCall[] {
  const { clock, db } = context;
  return [
    {
      name: 'own partner',
      method: 'GET',
      path: '/partner-accounts/:id',
      who: 'signed in',
      run: ({ partner }) => accountAnswer(db, partner, clock().toISOString()),
    },
    ...[...webhookActions, askForOrigin].map((action) => actionCall(context, action)),
    ...[rotate, makeTestKey].map((action) => newKeyCall(context, action)),
    {
      name: 'report',
      method: 'GET',
      path: '/partners/:id/report',
      who: 'signed in',
      query: ofMonth,
      run: ({ partner, query }) => reportOf(context, partner, priorityOf(partner), query.month),
    },
    ...(Object.keys(reportSheets) as ReportSheet[]).map((sheet) => fileCall(context, sheet)),
  ];
}

const actionCall = (context: PartnerPageContext, action: AnyAction<Partner>): PartnerPageCall => ({
  name: action.summary,
  method: 'POST',
  path: `/partner-accounts/:id/${action.name}`,
  who: 'signed in',
  body: exactly(action.input.properties),
  async run(request) {
    const byPartner = { ...context, webhooks: { ...context.webhooks, publicOnly: true } };
    const outcome = await perform(byPartner, action, { id: request.partner.id }, request.body, authorOf(request));
    const { answer } = doneIn(accountResource, outcome, recordAnswer(accountResource));
    return answer ?? {};
  },
});

const newKeyCall = (context: PartnerPageContext, action: AnyAction<PartnerKey>): PartnerPageCall => ({
  name: action.summary,
  method: 'POST',
  path: `/partner-accounts/:id/${action.name}`,
  who: 'signed in',
  body: exactly({ key: text(64) }),
  async run(request) {
    const { key = '' } = request.body;
    const found = await keyStore.read(context.db, key);
    if (found?.partnerId !== request.partner.id) throw notFound('This key');
    const outcome = await perform(context, action, { id: key }, {}, authorOf(request));
    const { record } = doneIn(keyResource, outcome, recordAnswer(keyResource));
    return { id: record.key };
  },
});

const fileCall = (context: PartnerPageContext, sheet: ReportSheet): PartnerPageCall => ({
  name: `${sheet} as CSV`,
  method: 'GET',
  path: `/partners/:id/${sheet}.csv`,
  who: 'signed in',
  query: ofMonth,
  run: async ({ partner, query }, reply) =>
    sheetOf(await reportOf(context, partner, priorityOf(partner), query.month), sheet, reply),
});

/** After staff; one report of a partner waits. */
const priorityOf = ({ id }: Partner) => ({ owner: `partner ${id}`, rank: 1, most: 1 });

const recordAnswer =
  <Kept>(resource: Resource<Kept>) =>
  (record: Kept) => ({ ...resource.row(record, ''), data: resource.data(record) });

const authorOf = ({ email, address }: PartnerPageRequest) => ({ email, address });
