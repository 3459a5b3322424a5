import type { Page } from '../../database/page.ts';
import { waitingOrigins } from '../../resources/key/origin-requests.ts';
import type { DeskContext } from '../desk-context.ts';
import { firstOf, type Now, shown } from './first-of.ts';
import type { ContentWaiting, Today } from './today.ts';

export async function contentWaiting({ db }: Now): Promise<ContentWaiting[]> {
  const rows = await db
    .selectFrom('contentRecords')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('total')])
    .where('deletedAt', 'is', null)
    .where(({ or, eb, ref }) => or([eb('publishedVersion', 'is', null), eb('publishedVersion', '<', ref('version'))]))
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, total }) => ({ kind, total: Number(total) }));
}

export const picturesWithoutText = ({ db }: Now) =>
  firstOf(
    db
      .selectFrom('experts')
      .select(['id', 'fullname'])
      .where('imageTint', '!=', '')
      .where('imageText', '=', '')
      .orderBy('sequence')
      .orderBy('id'),
  );

export async function originsWaiting({ db }: Now): Promise<Page<Today['origins'][number]>> {
  const all = await waitingOrigins(db);
  const rows = all.slice(0, shown).map(({ id, partnerId, partnerName, origin, createdAt }) => ({
    ...{ id, partnerId, partnerName, origin, createdAt },
  }));
  return { rows, total: all.length };
}

export const publication = ({ publicationFault }: DeskContext): string[] => {
  const fault = publicationFault();
  return fault === undefined ? [] : [fault];
};
