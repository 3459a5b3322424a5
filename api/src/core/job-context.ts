import { connectBeside, type DatabaseLocation } from '../database/open-database.ts';
import { isOutdated } from '../database/open-sqlite-beside.ts';
import { createUtf8Check } from '../mail/takes-utf8.ts';
import type { ActionContext } from './actions.ts';

const kept = [
  'brand',
  'siteOrigin',
  'deskOrigin',
  'webhooks',
  'demo',
  'mail',
] as const satisfies (keyof ActionContext)[];

export interface JobSettings extends Pick<ActionContext, (typeof kept)[number]> {
  location: DatabaseLocation;
  now: Date;
}

export function jobSettingsOf(context: ActionContext & { databaseLocation: DatabaseLocation }): JobSettings {
  const { brand, siteOrigin, deskOrigin, webhooks, demo, mail } = context;
  return {
    brand,
    siteOrigin,
    deskOrigin,
    webhooks,
    demo,
    mail,
    location: context.databaseLocation,
    now: context.clock(),
  };
}

/** While a class is cancelled, members may enrol in it one after the other. The time of a job has an end of its own. */
const tries = 20;

/** Others write meanwhile, so the work may be done again. */
export async function inJobContext<Result>(
  { location, now, ...settings }: JobSettings,
  work: (context: ActionContext) => Promise<Result>,
): Promise<Result> {
  const db = await connectBeside(location);
  const clock = () => now;
  const takesUtf8Mail = createUtf8Check(settings.demo ? undefined : settings.mail.smtpUrl, clock);
  const context = { ...settings, db, clock, takesUtf8Mail, recentLists: { forget: () => undefined } };
  try {
    for (let left = tries - 1; ; left--) {
      try {
        return await work(context);
      } catch (error) {
        if (left === 0 || !isOutdated(error)) throw error;
      }
    }
  } finally {
    await db.destroy();
  }
}
