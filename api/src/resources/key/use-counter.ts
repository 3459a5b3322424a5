import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';

/** `view`: an element came up. `start`: a visitor used it for the first time. */
export const useKinds = ['view', 'start'] as const;
export type UseKind = (typeof useKinds)[number];

/** Milliseconds. */
const pause = 2000;

/** The rest is counted without a campaign: anybody can make them up. */
const mostCampaigns = 100;

interface Use {
  partnerKey: string;
  origin: string;
  /** Without blanks; `''` for none. */
  campaign: string;
  classId: string;
  kind: UseKind;
}

/** What a process has gathered when it is killed is lost. */
export function createUseCounter(db: Kysely<Database>, clock: () => Date) {
  const gathered = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let written = Promise.resolve();

  function add({ partnerKey, origin, campaign, classId, kind }: Use): void {
    const name = `${partnerKey} ${clock().toISOString().slice(0, 10)} ${origin} ${campaign} ${classId} ${kind}`;
    gathered.set(name, (gathered.get(name) ?? 0) + 1);
    timer ??= setTimeout(() => void flush().catch(() => {}), pause).unref();
  }

  /** What cannot be written is gathered again. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.size === 0) return written;
    const counts = [...gathered];
    gathered.clear();
    const write = () =>
      transact(db, async (transaction) => {
        for (const [name, count] of counts) await addTo(transaction, name, count);
      });
    const done = written.then(write);
    written = done.catch(() => {
      for (const [name, count] of counts) gathered.set(name, (gathered.get(name) ?? 0) + count);
    });
    return done;
  }

  async function addTo(transaction: Kysely<Database>, name: string, count: number): Promise<void> {
    const [partnerKey = '', day = '', origin = '', named = '', shown = '', kind = ''] = name.split(' ');
    const campaign = await countedCampaign(transaction, { partnerKey, day }, named);
    const classId = await countedClass(transaction, shown);
    await transaction
      .insertInto('partnerDayUses')
      .values({ partnerKey, day, origin, campaign, classId, kind, count })
      .onConflict((conflict) =>
        conflict
          .columns(['partnerKey', 'day', 'origin', 'campaign', 'classId', 'kind'])
          .doUpdateSet({ count: sql<number>`partner_day_uses.count + ${count}` }),
      )
      .execute();
  }

  return { add, flush };
}

async function countedCampaign(
  db: Kysely<Database>,
  { partnerKey, day }: { partnerKey: string; day: string },
  named: string,
): Promise<string> {
  if (named === '') return named;
  const known = await db
    .selectFrom('partnerDayUses')
    .select('campaign')
    .distinct()
    .where('partnerKey', '=', partnerKey)
    .where('day', '=', day)
    .execute();
  const isKnown = known.some(({ campaign }) => campaign === named);
  return isKnown || known.length < mostCampaigns ? named : '';
}

const countedClass = async (db: Kysely<Database>, shown: string): Promise<string> =>
  (shown && (await db.selectFrom('classes').select('id').where('id', '=', shown).executeTakeFirst())?.id) || '';
