import type { AnyResource } from '../core/resource.ts';
import { bookingResource } from './booking/booking.ts';
import { classResource } from './class/class.ts';
import { companyBookingResource } from './company-booking/company-booking.ts';
import { companySeatResource } from './company-seat/company-seat.ts';
import { discountResource } from './discount/discount.ts';
import { enrolmentResource } from './enrolment/enrolment.ts';
import { expertResource } from './expert/expert.ts';
import { invitationResource } from './invitation/invitation.ts';
import { accountResource } from './key/account.ts';
import { keyResource } from './key/key.ts';
import { mailTextResource } from './mail-text/mail-text.ts';
import { memberResource } from './member/member.ts';
import { messageResource } from './message/message.ts';
import { partnerResource } from './partner/partner.ts';
import { questionResource } from './question/question.ts';
import { sampleResource } from './sample/sample.ts';
import { settingsResource } from './settings/settings.ts';
import { staffResource } from './staff/staff.ts';
import { taxResource } from './tax/tax.ts';
import { textResource } from './text/text.ts';

/** In this order: a sample needs its expert. */
export const versionedResources = [questionResource, expertResource, sampleResource, partnerResource] as const;

export const resources: readonly AnyResource[] = [
  classResource,
  ...versionedResources,
  textResource,
  mailTextResource,
  memberResource,
  enrolmentResource,
  bookingResource,
  companyBookingResource,
  companySeatResource,
  discountResource,
  taxResource,
  invitationResource,
  messageResource,
  keyResource,
  accountResource,
  staffResource,
  settingsResource,
];
