import { choice, count, currency, email } from '../../core/field-kinds.ts';
import { defineFields } from '../../core/fields.ts';

export const settingsFields = defineFields({
  enrolmentNews: choice('Tell of enrolments', ['Off', 'Each', 'Daily'], {
    initial: '',
    hint: 'Those on the site, by invitation and from waiting lists, and seats that members give back: each at once, or once a day. Nothing chosen: nobody is told',
  }),
  enrolmentNewsTo: email('Tell whom', { hint: 'Empty: the address for enquiries' }),
  currency: currency('Currency', { hint: 'With which a new class begins in the desk, for example EUR' }),
  reminderDays: count('Reminder', [0, 60], {
    hint: 'Days before the first session, with which a new class begins in the desk; empty for no reminder',
  }),
});
