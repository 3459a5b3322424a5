import { resources } from '../resources/all.ts';
import { backup, restore } from './backup-commands.ts';
import type { Command, OfflineCommand } from './command.ts';
import { listClasses, listEnrolments, listInvitations, listStaff } from './list-commands.ts';
import { listMails, readMailReport, retryMails } from './mail-commands.ts';
import { listOriginRequests, listPartnerEvents, listPartners, reportPartner } from './partner-commands.ts';
import { resourceCommands } from './resource-commands.ts';
import { exportFile, importFile } from './transfer-commands.ts';

export const commands: Record<string, Command | OfflineCommand> = {
  ...Object.assign({}, ...resources.map(resourceCommands)),
  classes: listClasses,
  enrolments: listEnrolments,
  invitations: listInvitations,
  partners: listPartners,
  'partner-events': listPartnerEvents,
  'partner-origin-requests': listOriginRequests,
  'partner-report': reportPartner,
  staff: listStaff,
  mails: listMails,
  'retry-mails': retryMails,
  'read-mail-report': readMailReport,
  import: importFile,
  export: exportFile,
  backup,
  restore,
};
