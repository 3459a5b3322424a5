/** What calls of the desk answer, and the fields of content. The desk's screens use the same. */

export { type ClassData, type ClassField, type ClassState, classLabels, classStates } from '../classes/class-data.ts';
export {
  type ContentData,
  type ContentField,
  type ContentValue,
  emptyData,
  fieldsOf,
  hasOrder,
  isKind,
  type Kind,
} from '../content/kinds.ts';
export type { ErasureAnswer } from '../people/erase-member.ts';
export { type InvitationState, invitationStates } from '../people/invitation-state.ts';
export type { ImportFault, ImportReport } from '../transfer/import-report.ts';
export type {
  DeskClass,
  DeskClassRow,
  MailPreview,
  ParticipantRow,
  SessionRow,
  SessionsAnswer,
  WaitingRow,
} from './answers/class-answers.ts';
export type {
  ContentChoices,
  ContentRecordAnswer,
  ContentRow,
  ContentState,
  ContentVersionRow,
} from './answers/content-answers.ts';
export type { ContentWaiting, FirstStep, FirstSteps, Found, Today } from './answers/overview-answers.ts';
export type {
  InvitationRow,
  MemberAnswer,
  MemberClassRow,
  MemberRow,
  MessageAnswer,
  MessageRow,
  PartnerKeyRow,
} from './answers/people-answers.ts';
export type {
  Account,
  AuditRow,
  CodesSetup,
  PasskeyRow,
  StaffRole,
  StaffRow,
  StaffSignInRow,
  Welcome,
} from './answers/staff-answers.ts';
