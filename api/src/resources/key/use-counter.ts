import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import { otherPages } from './page-in.ts';

/** `view`: an element came up. `start`: a visitor used it for the first time. */
export const useKinds = ['view', 'start'] as const;
export type UseKind = (typeof useKinds)[number];

export const statesOnSite = ['published', 'cancelled'];

/** Milliseconds. */
const pause = 2000;

/** Of a key and day. The rest is counted without a campaign, which anybody can make up, or without a class. */
const mostCampaigns = 100;
const mostPairs = 100;
/** Of a key and month. The rest is counted as other pages. */
const mostPages = 50;
/** Of a key and day, with a page each. */
const mostTriples = 500;

interface Use {
  partnerKey: string;
  origin: string;
  /** Without blanks; `''` when it is not known. */
  page: string;
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

  function add({ partnerKey, origin, page, campaign, classId, kind }: Use): void {
    const name = `${partnerKey} ${clock().toISOString().slice(0, 10)} ${origin} ${page} ${campaign} ${classId} ${kind}`;
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
    const [partnerKey = '', day = '', origin = '', page = '', campaign = '', classId = '', kind = ''] = name.split(' ');
    const about = await countedAbout(transaction, { partnerKey, day }, { page, campaign, classId });
    await transaction
      .insertInto('partnerDayUses')
      .values({ partnerKey, day, origin, ...about, kind, count })
      .onConflict((conflict) =>
        conflict
          .columns(['partnerKey', 'day', 'origin', 'page', 'campaign', 'classId', 'kind'])
          .doUpdateSet({ count: sql<number>`partner_day_uses.count + ${count}` }),
      )
      .execute();
  }

  return { add, flush };
}

type About = Pick<Use, 'page' | 'campaign' | 'classId'>;

/** The page is given up first, then the class. */
async function countedAbout(
  db: Kysely<Database>,
  { partnerKey, day }: Pick<Use, 'partnerKey'> & { day: string },
  named: About,
): Promise<About> {
  const known = await db
    .selectFrom('partnerDayUses')
    .select(['page', 'campaign', 'classId'])
    .distinct()
    .where('partnerKey', '=', partnerKey)
    .where('day', '=', day)
    .execute();
  const campaigns = new Set(known.map(({ campaign }) => campaign));
  const campaign = campaigns.has(named.campaign) || campaigns.size < mostCampaigns ? named.campaign : '';
  const pairs = new Set(
    known.filter(({ classId }) => classId !== '').map((pair) => `${pair.campaign} ${pair.classId}`),
  );
  const isCounted = pairs.has(`${campaign} ${named.classId}`) || pairs.size < mostPairs;
  const classId = isCounted && named.classId !== '' && (await isOnSite(db, named.classId)) ? named.classId : '';
  const triples = known.filter(({ page }) => ![otherPages, ''].includes(page));
  const isKnown = triples.some(
    (one) => one.page === named.page && one.campaign === campaign && one.classId === classId,
  );
  const mayCount = isKnown || (triples.length < mostTriples && (await isOneOfMonth(db, partnerKey, day, named.page)));
  return { page: mayCount || named.page === '' ? named.page : otherPages, campaign, classId };
}

async function isOneOfMonth(db: Kysely<Database>, partnerKey: string, day: string, page: string): Promise<boolean> {
  const month = day.slice(0, 7);
  const pages = await db
    .selectFrom('partnerDayUses')
    .select('page')
    .distinct()
    .where('partnerKey', '=', partnerKey)
    .where('day', '>=', month)
    .where('day', '<', `${month}~`)
    .where('page', 'not in', [otherPages, ''])
    .execute();
  return pages.some((one) => one.page === page) || pages.length < mostPages;
}

const isOnSite = async (db: Kysely<Database>, classId: string): Promise<boolean> =>
  (await db
    .selectFrom('classes')
    .select('id')
    .where('id', '=', classId)
    .where('state', 'in', statesOnSite)
    .executeTakeFirst()) !== undefined;
