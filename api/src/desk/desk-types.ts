/** The desk's screens import these. */

export { countries, countryName } from '../core/countries.ts';
export {
  type Field,
  type FieldData,
  type FieldFault,
  type Fields,
  type FieldValue,
  initialOf,
  isShort,
  shownDay,
} from '../core/fields.ts';
export { mostImported } from '../core/import-limits.ts';
export type { ImportFault, ImportReport } from '../core/import-report.ts';
export { decimalsOf } from '../core/money.ts';
export type { HistoryRow, ListedRow } from '../core/resource.ts';
export type { Role as StaffRole } from '../core/roles.ts';
export { withShownTags } from '../core/shown-tags.ts';
export type { VersionedRow } from '../core/versioned.ts';
export type { VersionedState, VersionRow } from '../core/versions.ts';
export type { MailPreview, ShownMail } from '../mail/mail-preview.ts';
export type { BookingRow } from '../resources/booking/booking.ts';
export { bookingFields } from '../resources/booking/fields.ts';
export type { BookingState } from '../resources/booking/table.ts';
export type { ClassListRow } from '../resources/class/class.ts';
export { type ClassData, classFields } from '../resources/class/fields.ts';
export { isNews } from '../resources/class/news.ts';
export { type ClassState, classStates } from '../resources/class/states.ts';
export type { CompanyBookingRow } from '../resources/company-booking/company-booking.ts';
export { buyerFields, companyBookingFields } from '../resources/company-booking/fields.ts';
export type { CompanyBookingState } from '../resources/company-booking/table.ts';
export type { CompanySeatRow } from '../resources/company-seat/company-seat.ts';
export { companySeatFields } from '../resources/company-seat/fields.ts';
export type { DiscountRow } from '../resources/discount/discount.ts';
export { discountFields } from '../resources/discount/fields.ts';
export type { DiscountState } from '../resources/discount/table.ts';
export { enrolmentFields } from '../resources/enrolment/fields.ts';
export { expertFields } from '../resources/expert/fields.ts';
export { invitationFields } from '../resources/invitation/fields.ts';
export type { InvitationRow } from '../resources/invitation/invitation.ts';
export { type InvitationState, invitationStates } from '../resources/invitation/states.ts';
export type {
  PartnerAccountAnswer,
  PartnerAccountKey,
  PartnerAccountRow,
  PartnerEventRow,
} from '../resources/key/account.ts';
export type { PartnerDayRow } from '../resources/key/days.ts';
export { keyFields } from '../resources/key/fields.ts';
export type { PartnerKeyRow } from '../resources/key/key.ts';
export type { PartnerReportRow } from '../resources/key/report.ts';
export { mailTextFields } from '../resources/mail-text/fields.ts';
export type { MailTextRow } from '../resources/mail-text/mail-text.ts';
export type { ErasureAnswer } from '../resources/member/erase.ts';
export { memberFields } from '../resources/member/fields.ts';
export type { MemberAnswer, MemberClassRow, MemberRow } from '../resources/member/member.ts';
export { messageFields } from '../resources/message/fields.ts';
export type { MessageRow } from '../resources/message/message.ts';
export { partnerFields } from '../resources/partner/fields.ts';
export { questionFields } from '../resources/question/fields.ts';
export { sampleFields } from '../resources/sample/fields.ts';
export { settingsFields } from '../resources/settings/fields.ts';
export { staffFields } from '../resources/staff/fields.ts';
export type { StaffRow } from '../resources/staff/staff.ts';
export { taxFields } from '../resources/tax/fields.ts';
export { textFields } from '../resources/text/fields.ts';
export type { Account, AccountAnswer, PasskeyRow, RecoveryCodes, StaffSignInRow } from './account-calls.ts';
export type { AuditRow } from './audit-calls.ts';
export type { Choices } from './choice-calls.ts';
export type {
  DeskClass,
  ParticipantRow,
  ParticipantsAnswer,
  SessionRow,
  SessionsAnswer,
  WaitingRow,
} from './class-calls.ts';
export type { Grouping, ReportRow } from './class-report.ts';
export type { FirstStep, FirstSteps } from './first-steps.ts';
export type { PartnerMonth } from './partner-calls.ts';
export type { PartnerPageAccount, PartnerPageAnswer } from './partner-page-sign-in.ts';
export type { PartnerReport } from './partner-report.ts';
export type { RecordAnswer } from './resource-calls.ts';
export type { Found } from './search-calls.ts';
export type { ContentWaiting, Today } from './today/today.ts';
export type { CodesSetup, Welcome } from './welcome-calls.ts';
