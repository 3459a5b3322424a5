import type { DeskContext } from './desk-context.ts';
import type { ContentWaiting, Today } from './desk-types.ts';
import { installationFaults } from './installation-faults.ts';

const day = 86_400_000;
const classDays = 14;
const invitationDays = 3;
const mailWait = 3_600_000;
const shown = 10;

/** What needs a person today. Nothing of it is kept. */
export function createToday(context: DeskContext) {
  const { clock, db, demo, publicationFault } = context;
  const inDays = (days: number) => new Date(clock().getTime() + days * day).toISOString();

  /** For everybody: content with changes that the site does not show. */
  async function content(): Promise<ContentWaiting[]> {
    const rows = await db
      .selectFrom('contentRecords')
      .select(({ fn }) => ['kind', fn.countAll<number>().as('total')])
      .where('deletedAt', 'is', null)
      .where(({ or, eb, ref }) => or([eb('publishedVersion', 'is', null), eb('publishedVersion', '<', ref('version'))]))
      .groupBy('kind')
      .orderBy('kind')
      .execute();
    return rows.map(({ kind, total }) => ({ kind: kind as ContentWaiting['kind'], total: Number(total) }));
  }

  /** For everybody: why changes that were published are not shown. */
  const publication = (): string[] => {
    const fault = publicationFault();
    return fault === undefined ? [] : [fault];
  };

  /** For everybody: experts whose photograph the site shows without a text. */
  const pictures = () =>
    db
      .selectFrom('experts')
      .select(['id', 'fullname'])
      .where('imageTint', '!=', '')
      .where('imageText', '=', '')
      .orderBy('sequence')
      .orderBy('id')
      .limit(shown)
      .execute();

  /** For owners and trainers. */
  const people = async (): Promise<Omit<Today, 'content' | 'publication' | 'pictures'>> => ({
    classes: await classesWithSeats(),
    invitations: await invitations(),
    messages: await messages(),
    mails: await mails(),
    installation: installationFaults(context),
  });

  /** Those that begin soon. */
  const classesWithSeats = () =>
    db
      .selectFrom('classes')
      .select(['id', 'name', 'startsAt', 'timeZone', 'seatsTotal', 'seatsLeft'])
      .where('state', '=', 'published')
      .where('startsAt', '>', inDays(0))
      .where('startsAt', '<', inDays(classDays))
      .where('seatsLeft', '>', 0)
      .orderBy('startsAt')
      .orderBy('id')
      .limit(shown)
      .execute();

  /** Those that have ended without an answer, or soon will. */
  const invitations = () =>
    db
      .selectFrom('invitations')
      .select(['email', 'fullname', 'expiresAt'])
      .where('memberId', 'is', null)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '<', inDays(invitationDays))
      .orderBy('expiresAt')
      .limit(shown)
      .execute();

  const messages = () =>
    db
      .selectFrom('messages')
      .select(['id', 'name', 'email', 'createdAt'])
      .where('state', '=', 'new')
      .orderBy('createdAt')
      .limit(shown)
      .execute();

  /** Those that were given up or wait for more than an hour. A demonstration sends none. */
  async function mails(): Promise<Today['mails']> {
    const rows = await db
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'createdAt', 'nextTryAt', 'fault'])
      .where('sentAt', 'is', null)
      .where(({ or, eb }) =>
        or([eb('nextTryAt', 'is', null), eb('createdAt', '<', new Date(clock().getTime() - mailWait).toISOString())]),
      )
      .orderBy('createdAt')
      .limit(demo ? 0 : shown)
      .execute();
    return rows.map(({ nextTryAt, fault, ...mail }) => ({
      ...mail,
      fault: fault ?? '',
      isGivenUp: nextTryAt === null,
    }));
  }

  return { content, people, pictures, publication };
}
