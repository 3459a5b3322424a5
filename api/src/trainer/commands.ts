import { backup } from './backup-command.ts';
import { addClass, changeClass, listClasses } from './class-commands.ts';
import type { Command, OfflineCommand } from './command.ts';
import { enrol, listEnrolments } from './enrolment-commands.ts';
import { invite, listInvitations, renewPassword, revoke, signOut } from './invitation-commands.ts';
import { listMails, retryMails } from './mail-commands.ts';
import { addPartner, listPartners, removePartner } from './partner-commands.ts';
import { restore } from './restore-command.ts';
import { addStaff, listStaff } from './staff-commands.ts';

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
  'remove-partner': removePartner,
  'add-staff': addStaff,
  staff: listStaff,
  mails: listMails,
  'retry-mails': retryMails,
  backup,
  restore,
};
