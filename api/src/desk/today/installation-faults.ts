import { backupAge } from '../../backups/nightly-backup.ts';
import { defaultMail, isDefaultSender } from '../../options.ts';
import type { DeskContext } from '../desk-context.ts';

type Context = Pick<DeskContext, 'backup' | 'clock' | 'demo' | 'mail' | 'siteOrigin'>;

const hour = 3600;
const oldestBackup = 26 * hour;

export function installationFaults({ backup, clock, demo, mail, siteOrigin }: Context): string[] {
  if (demo) return [];
  const { protocol, hostname } = new URL(siteOrigin);
  const faults = [
    !mail.smtpUrl && 'No mail server is set up (SMTP_URL): mails wait.',
    isDefaultSender(mail.from) && `Mails come from ${mail.from} (MAIL_FROM).`,
    mail.contactTo === defaultMail.contactTo && `Messages go to ${defaultMail.contactTo} (CONTACT_EMAIL).`,
    protocol !== 'https:' && hostname !== 'localhost' && 'The site is not on https (SITE_ORIGIN).',
    backupFault(backup?.dir, clock()),
  ];
  return faults.filter((fault) => typeof fault === 'string');
}

function backupFault(dir: string | undefined, now: Date): string | undefined {
  if (dir === undefined) return 'This process makes no nightly backup (BACKUP_DIR).';
  const age = backupAge(dir, now);
  if (!Number.isFinite(age)) return 'There is no backup yet.';
  return age > oldestBackup ? `The newest backup is ${Math.round(age / hour)} hours old.` : undefined;
}
