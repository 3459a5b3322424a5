import { paths } from '@agile-languages/shared/paths';
import type { ApiContext } from '../../context.ts';
import { agreedWords } from '../../resources/booking/price.ts';
import { placeLinks } from '../../resources/class/places.ts';
import { fullClasses } from '../../resources/class/reads.ts';
import { linkNow } from '../../resources/class/session-lines.ts';
import { classesOf } from '../../resources/member/table.ts';
import type { Member } from '../../security/accounts.ts';

/** What the page of a member shows, with and without scripts. */
export async function classesFor(context: ApiContext, member: Member) {
  const { db, siteOrigin } = context;
  const all = await classesOf(db, member.id);
  const waiting = await db
    .selectFrom('waiting')
    .innerJoin('classes', 'classes.id', 'waiting.classId')
    .select(['classes.id', 'classes.name'])
    .where('waiting.memberId', '=', member.id)
    .orderBy('waiting.createdAt')
    .execute();
  const linkTo = await placeLinks(db, context);
  const placeOf = (classId: string) => linkTo({ memberId: member.id, email: member.email }, classId);
  const known = new Set([...all, ...waiting].map(({ id }) => id));
  const now = context.clock();
  const time = now.toISOString();
  const full = await fullClasses(db, time);
  return {
    waiting: waiting.map(({ id, name }) => ({ name, place: placeOf(id) })),
    full: full.filter(({ id }) => !known.has(id)).map(({ id, ...row }) => ({ ...shownTo(row), place: placeOf(id) })),
    classes: all.toReversed().flatMap(({ id, venue, ...row }) => {
      if (row.state === 'cancelled' && (row.endsAt || row.startsAt) > time)
        return { ...shownTo(row), news: notHeld, page: siteOrigin + paths.class(id) };
      if (row.state !== 'published') return [];
      return {
        ...shownTo(row),
        venue,
        price: agreedWords(row),
        meetingLink: linkNow(row, now),
        calendar: `/api/classes/${encodeURIComponent(id)}.ics`,
        place: placeOf(id),
      };
    }),
  };
}

const shownTo = ({ name, localStart, timeZone }: { name: string; localStart: string; timeZone: string }) => ({
  name,
  start: localStart.slice(0, 16).replace('T', ' '),
  timeZone,
});

/** As the page of the class says it. */
export const notHeld = 'This class is cancelled and will not be held.';
