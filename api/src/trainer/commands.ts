import { backup } from './backup-command.ts';
import { addClass, changeClass, listClasses } from './class-commands.ts';
import type { Command, OfflineCommand } from './command.ts';
import { enrol, listEnrolments } from './enrolment-commands.ts';
import { invite, listInvitations, renewPassword, revoke, signOut } from './invitation-commands.ts';
import { listMails, retryMails } from './mail-commands.ts';
import { addPartner, listPartners } from './partner-commands.ts';
import { listPartnerEvents, setPartnerWebhook } from './partner-event-commands.ts';
import { addPartnerKey, revokePartnerKey, rotatePartnerKey, setPartnerOrigins } from './partner-key-commands.ts';
import { reportPartner } from './partner-report-command.ts';
import { restore } from './restore-command.ts';
import { addStaff, listStaff } from './staff-commands.ts';
import { exportFile, importFile } from './transfer-commands.ts';

/** All commands by their names. */
export const commands: Record<string, Command | OfflineCommand> = {
  invite,
  invitations: listInvitations,
  revoke,
  'renew-password': renewPassword,
  'sign-out': signOut,
  'add-class': addClass,
  'change-class': changeClass,
  classes: listClasses,
  enrol,
  enrolments: listEnrolments,
  'add-partner': addPartner,
  partners: listPartners,
  'add-partner-key': addPartnerKey,
  'partner-origins': setPartnerOrigins,
  'rotate-partner-key': rotatePartnerKey,
  'revoke-partner-key': revokePartnerKey,
  'partner-webhook': setPartnerWebhook,
  'partner-events': listPartnerEvents,
  'partner-report': reportPartner,
  'add-staff': addStaff,
  staff: listStaff,
  mails: listMails,
  'retry-mails': retryMails,
  import: importFile,
  export: exportFile,
  backup,
  restore,
};
