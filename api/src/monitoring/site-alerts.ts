import type { FastifyInstance } from 'fastify';
import type { MailRepository } from '../mail/mail-repository.ts';
import { mailTo } from '../mail/mail-to.ts';

/** What the operator of the site has to look at. */
export interface SiteAlert {
  id: string;
  text: string;
}

interface Operator {
  mails: Pick<MailRepository, 'addOnce'>;
  mail: { from: string; contactTo: string };
  brand: string;
}

/** Milliseconds. */
const pause = 5000;

/** Once, however many processes know of it. */
export function mailAlerts(
  app: FastifyInstance,
  { mails, mail, brand }: Operator,
  alerts: () => Promise<readonly SiteAlert[]>,
  interval = pause,
): void {
  const mailed = new Set<string>();

  async function look(): Promise<void> {
    for (const { id, text } of await alerts()) {
      if (mailed.has(id)) continue;
      await mails.addOnce(`alert-${id}`, mailTo('alert', mail.contactTo, { brand, mail }, { what: text }));
      mailed.add(id);
    }
  }

  const timer = setInterval(() => {
    look().catch((cause) => app.log.error({ err: cause }, 'alert not mailed'));
  }, interval).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
