import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { otherPages } from './page-in.ts';

export const statesOnSite = ['published', 'cancelled'];

/** Of a key and day. The rest is counted without a campaign, which anybody can make up, or without a class. */
const mostCampaigns = 100;
const mostPairs = 100;
/** Of a key and month. The rest is counted as other pages. */
const mostPages = 50;
/** Of a key and day, with a page each. */
const mostTriples = 500;

/** Ids that are looked for at once. */
const mostIds = 500;

export interface DayUse {
  partnerKey: string;
  day: string;
  origin: string;
  /** `''` when it is not known. */
  page: string;
  /** `''` for none. */
  campaign: string;
  classId: string;
  kind: string;
  count: number;
}

interface CountedDay {
  campaigns: Set<string>;
  pairs: Set<string>;
  triples: Set<string>;
  /** Of its month. */
  pages: Set<string>;
}

/** Uses as they are counted: the page is given up first, then the class. */
export async function withinBounds(db: Kysely<Database>, uses: readonly DayUse[]): Promise<DayUse[]> {
  const classes = await onSite(db, [...new Set(uses.map(({ classId }) => classId))]);
  const days = new Map<string, CountedDay>();
  const months = new Map<string, CountedDay['pages']>();
  const counted: DayUse[] = [];
  for (const use of uses) {
    const month = `${use.partnerKey} ${use.day.slice(0, 7)}`;
    const pages = months.get(month) ?? (await pagesOfMonth(db, use));
    months.set(month, pages);
    const about = `${use.partnerKey} ${use.day}`;
    const day = days.get(about) ?? { ...(await countedOfDay(db, use)), pages };
    days.set(about, day);
    counted.push(countedIn(day, classes.has(use.classId) ? use : { ...use, classId: '' }));
  }
  return counted;
}

function countedIn({ campaigns, pairs, triples, pages }: CountedDay, use: DayUse): DayUse {
  const campaign = mayCount(campaigns, use.campaign, mostCampaigns) ? use.campaign : '';
  campaigns.add(campaign);
  const isPair = use.classId !== '' && mayCount(pairs, `${campaign} ${use.classId}`, mostPairs);
  const classId = isPair ? use.classId : '';
  if (isPair) pairs.add(`${campaign} ${classId}`);
  if (!isTold(use.page)) return { ...use, campaign, classId };
  const triple = `${use.page} ${campaign} ${classId}`;
  if (!mayCount(triples, triple, mostTriples) || !mayCount(pages, use.page, mostPages))
    return { ...use, page: otherPages, campaign, classId };
  triples.add(triple);
  pages.add(use.page);
  return { ...use, campaign, classId };
}

const mayCount = (known: ReadonlySet<string>, one: string, most: number) => known.has(one) || known.size < most;

const isTold = (page: string) => page !== otherPages && page !== '';

async function countedOfDay(db: Kysely<Database>, { partnerKey, day }: DayUse): Promise<Omit<CountedDay, 'pages'>> {
  const known = await db
    .selectFrom('partnerDayUses')
    .select(['page', 'campaign', 'classId'])
    .distinct()
    .where('partnerKey', '=', partnerKey)
    .where('day', '=', day)
    .execute();
  const withPage = known.filter(({ page }) => isTold(page));
  return {
    campaigns: new Set(known.map(({ campaign }) => campaign)),
    pairs: new Set(known.filter(({ classId }) => classId !== '').map((one) => `${one.campaign} ${one.classId}`)),
    triples: new Set(withPage.map((one) => `${one.page} ${one.campaign} ${one.classId}`)),
  };
}

async function pagesOfMonth(db: Kysely<Database>, { partnerKey, day }: DayUse): Promise<Set<string>> {
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
  return new Set(pages.map(({ page }) => page));
}

async function onSite(db: Kysely<Database>, ids: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < ids.length; at += mostIds) {
    const some = ids.slice(at, at + mostIds);
    const rows = await db
      .selectFrom('classes')
      .select('id')
      .where('id', 'in', some)
      .where('state', 'in', statesOnSite)
      .execute();
    for (const { id } of rows) found.add(id);
  }
  return found;
}
