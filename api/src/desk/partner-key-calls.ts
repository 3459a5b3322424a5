import { UsageError } from '@agile-languages/shared/errors';
import { exactly, text } from '../http/schemas.ts';
import { keyCounts, noCounts } from '../partners/key-counts.ts';
import { createPartnerKeyRepository, type PartnerKey } from '../repositories/partner-key-repository.ts';
import { createPartnerRepository } from '../repositories/partner-repository.ts';
import { originsIn } from '../trainer/checks.ts';
import { authorOf, type DeskCall, type DeskRequest } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { DeskRefusal, notFound } from './refusal.ts';

const roles = ['owner'] as const;
const day = 86_400_000;
const overlapDays = 30;
const origins = text(7000);

/** Keys with which partners embed parts of the site. For owners only. */
export function partnerKeyCalls({ audit, clock, db, partnerKeys, partners }: DeskContext): DeskCall[] {
  async function keyIn({ params }: DeskRequest): Promise<PartnerKey> {
    const found = await partnerKeys.byKey(params.key ?? '');
    if (!found || hasEnded(found)) throw notFound('This key');
    return found;
  }

  const hasEnded = ({ endsAt }: PartnerKey) => endsAt !== null && endsAt <= clock().toISOString();

  /** One transaction with its entry of the audit log, which has the end of the key only. */
  async function change<Result>(
    request: DeskRequest,
    entry: { action: string; subject: string; detail: string },
    run: (keys: typeof partnerKeys, accounts: typeof partners) => Promise<Result>,
  ): Promise<Result> {
    return db.transaction().execute(async (transaction) => {
      const result = await run(
        createPartnerKeyRepository(transaction, clock),
        createPartnerRepository(transaction, clock),
      );
      await audit.add({ ...authorOf(request), ...entry }, transaction);
      return result;
    });
  }

  return [
    {
      name: 'partner keys: list',
      method: 'GET',
      path: '/partner-keys',
      roles,
      async run() {
        const names = new Map((await partners.all()).map(({ id, name }) => [id, name]));
        const counts = await keyCounts(db, clock().toISOString().slice(0, 7));
        const keys = await partnerKeys.list();
        return {
          partners: [...names].map(([id, name]) => ({ id, name })),
          rows: keys.map((row) => ({
            ...row,
            partnerName: names.get(row.partnerId) ?? '',
            hasEnded: hasEnded(row),
            month: counts.get(row.key) ?? noCounts,
          })),
        };
      },
    },
    {
      name: 'partner keys: create',
      method: 'POST',
      path: '/partner-keys',
      roles,
      body: exactly({
        partnerId: text(64),
        partnerName: text(200),
        name: text(200),
        kind: { enum: ['live', 'test'] },
        origins,
      }),
      async run(request) {
        const { partnerId = '', kind } = request.body;
        const partnerName = lineOf(request.body.partnerName);
        const isTest = kind === 'test';
        const pages = pagesIn(request, isTest);
        const known = partnerId === '' ? undefined : await partners.byId(partnerId);
        if (partnerId !== '' && !known) throw notFound('This partner');
        if (!known && partnerName === '') throw new DeskRefusal(422, 'Which partner is the key for?');
        const subject = known?.name ?? partnerName;
        const name = lineOf(request.body.name) || subject;
        const detail = `${kind} key for ${pages.join(' ')}`.slice(0, 500);
        return change(request, { action: 'partner key created', subject, detail }, async (keys, accounts) => ({
          key: await keys.add({
            partnerId: known?.id ?? (await accounts.add(partnerName)),
            name,
            isTest,
            origins: pages,
          }),
        }));
      },
    },
    {
      name: 'partner keys: change the origins',
      method: 'PUT',
      path: '/partner-keys/:key',
      roles,
      body: exactly({ origins }),
      async run(request) {
        const found = await keyIn(request);
        const pages = pagesIn(request, found.isTest);
        const detail = `${endOf(found)}: ${pages.join(' ')}`.slice(0, 500);
        await change(request, { action: 'partner key changed', subject: found.name, detail }, (keys) =>
          keys.setOrigins(found.key, pages),
        );
      },
    },
    {
      name: 'partner keys: replace',
      method: 'POST',
      path: '/partner-keys/:key/rotate',
      roles,
      async run(request) {
        const found = await keyIn(request);
        const endsAt = new Date(clock().getTime() + overlapDays * day);
        const detail = `${endOf(found)} ends at ${endsAt.toISOString()}`;
        const key = await change(request, { action: 'partner key replaced', subject: found.name, detail }, (keys) =>
          keys.rotate(found.key, endsAt),
        );
        return { key };
      },
    },
    {
      name: 'partner keys: revoke',
      method: 'POST',
      path: '/partner-keys/:key/revoke',
      roles,
      async run(request) {
        const found = await keyIn(request);
        const entry = { action: 'partner key revoked', subject: found.name, detail: endOf(found) };
        await change(request, entry, (keys) => keys.end(found.key));
      },
    },
  ];
}

const lineOf = (value = '') => value.replaceAll(/\s+/g, ' ').trim();

/** The last signs of a key, by which people tell it from others. */
const endOf = ({ key }: PartnerKey) => `key …${key.slice(-6)}`;

function pagesIn({ body }: DeskRequest, isTest: boolean): string[] {
  const given = (body.origins ?? '').split(/\s+/).filter(Boolean);
  if (given.length === 0) throw new DeskRefusal(422, 'Origins: on which pages is the key used?', { field: 'origins' });
  try {
    return originsIn(given, isTest);
  } catch (error) {
    if (error instanceof UsageError) throw new DeskRefusal(422, error.message, { field: 'origins' });
    throw error;
  }
}
