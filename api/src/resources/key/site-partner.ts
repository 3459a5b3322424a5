import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { actionsOf } from '../../core/actions.ts';
import type { Database } from '../../database/schema.ts';
import { text } from '../../http/schemas.ts';
import { partnerStore } from './accounts.ts';

export const sitePartnersWithoutKeys = (db: Kysely<Database>): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('partners')
    .select(['slug as id', 'name'])
    .where('slug', 'not in', (eb) => eb.selectFrom('partnerAccounts').select('sitePartner'))
    .orderBy('name')
    .orderBy('slug')
    .execute();

export async function sitePartnerIn(db: Kysely<Database>, id: string): Promise<{ name: string } | { fault: string }> {
  const found = (await sitePartnersWithoutKeys(db)).find((partner) => partner.id === id);
  return found ?? { fault: `The site has no partner ${id}, or its keys are those of another one.` };
}

export const nameAsOnSite = (db: Kysely<Database>, sitePartner: string, name: string) =>
  db.updateTable('partnerAccounts').set({ name }).where('sitePartner', '=', sitePartner).execute();

export const linkToSite = actionsOf(partnerStore).action({
  name: 'site-partner',
  command: 'link-partner',
  summary: 'Says which partner of the site has these keys, so that both have one name',
  audit: 'partner linked to the site',
  input: Type.Object({ sitePartner: Type.Optional(text(64, { title: 'The partner of the site. Default: none' })) }),
  async run({ transaction, record, input: { sitePartner = '' } }) {
    if (sitePartner === record.sitePartner) return 'unchanged';
    const found = sitePartner === '' ? { name: record.name } : await sitePartnerIn(transaction, sitePartner);
    if ('fault' in found) return found;
    await transaction
      .updateTable('partnerAccounts')
      .set({ sitePartner, name: found.name })
      .where('id', '=', record.id)
      .execute();
    return { detail: sitePartner || 'none', said: `${record.id} is ${found.name}.` };
  },
});
