import { classFieldNames, type MailText } from './mail-fields.ts';

const keyFields = ['name', 'code', 'link', 'until', 'brand'] as const;

const withKey = (name: string, subject: string, link: string, ...sentences: string[]) => ({
  name,
  subject,
  text: [
    ...['Hello {name},', ...sentences, 'Pass code: {code}', `[${link}]({link})`],
    'The link and the pass code are good until {until}.',
    ...['If you did not expect this mail, you can ignore it.', '{brand}'],
  ].join('\n\n'),
  fields: keyFields,
  needs: ['link', 'code'] as const,
});

const newAddress = (name: string, sentences: string) => ({
  name,
  subject: 'Your e-mail address was changed',
  text: `Hello {name},\n\n{brand} has changed the e-mail address of your membership. ${sentences}\n\n{brand}`,
});
const ifNot = 'If you did not ask for this, please answer this mail.';

export const accountTexts = {
  invitation: {
    ...withKey(
      'Invitation of a member',
      'Your invitation to {brand}',
      'Open your invitation',
      'Your Corporate Trainer has opened your membership. Open the link, enter the pass code and choose a password.',
      'It begins with the class “{class}”.',
      '{sessions}',
      '{details}',
    ),
    fields: [...keyFields, ...classFieldNames],
  },
  'invitation-ended': {
    name: 'Invitation to a seat of a company that has ended',
    subject: 'Your invitation has ended: {class}',
    text: 'Hello {name},\n\nYour invitation to the class “{class}”, which begins on {begin}, has ended. Its link and its pass code are not good any more.\n\nIf you did not expect this, please answer this mail.\n\n[Other classes]({classes})\n\n{brand}',
    fields: ['name', ...classFieldNames, 'classes', 'brand'],
  },
  password: withKey(
    'New password: by your people',
    'Choose a new password',
    'Choose a new password',
    '{brand} has made this link for you. Open it, enter the pass code and choose a new password.',
    'Your present password is good until then. Afterwards you are signed out everywhere.',
  ),
  'unknown-device': withKey(
    'New password: while somebody guesses it',
    'A way to log in',
    'Choose a new password',
    'Somebody is guessing your password, so devices that you have not used before have to wait. Your right password was entered on such a device.',
    'If that was you: open the link within a day, enter the pass code and choose a new password. You are then logged in, and signed out everywhere else.',
    'If it was not you, somebody knows your password: please choose a new one in the same way.',
  ),
  'pass-code': withKey(
    'New pass code',
    'Your new pass code',
    'Open your invitation',
    'You asked for a new pass code. The newest code is the valid one; earlier codes have ended.',
  ),
  'new-address': {
    ...newAddress(
      'New address of a member: to the new one',
      `Mails come to this address from now on, and you log in with it.\n\nYour password, your classes and your places on waiting lists stay.\n\n${ifNot}\n\n[Log in]({link})`,
    ),
    fields: ['name', 'link', 'brand'],
  },
  'former-address': {
    ...newAddress(
      'New address of a member: to the former one',
      `No more mails come to this address, and it no longer logs you in.\n\n${ifNot}`,
    ),
    fields: ['name', 'brand'],
  },
  answer: {
    name: 'Answer to a message',
    subject: 'Your message to {brand}',
    text: '{words}\n\n{brand}\n\nYour message of {day}:\n\n{message}',
    fields: ['words', 'day', 'message', 'brand'],
    needs: ['words'],
  },
} as const satisfies Record<string, MailText>;
