import type { MailText } from './mail-fields.ts';

export const deskTexts = {
  'partner-link': {
    name: 'Partner: link to sign in',
    subject: 'The page of {partner} at {brand}',
    text: 'Hello,\n\nThis link opens the page of {partner} at {brand}. It is good for an hour and works once.\n\nIf you did not ask for it, you can ignore this mail.\n\n[Open your page]({link})',
    fields: ['partner', 'link', 'brand'],
    needs: ['link'],
  },
  'origin-accepted': {
    name: 'Partner: pages that were accepted',
    subject: 'Your key is valid on {origin}',
    text: 'Hello,\n\nYou asked for {origin}. Elements with your key may be used on its pages from now on.\n\n[Your page]({link})',
    fields: ['origin', 'link', 'brand'],
  },
  'origin-refused': {
    name: 'Partner: pages that were refused',
    subject: '{origin} was not added to your key',
    text: 'Hello,\n\nYou asked for {origin}. {brand} has not added it. Answer this mail if you want to know why.\n\n[Your page]({link})',
    fields: ['origin', 'link', 'brand'],
  },
  'staff-invitation': {
    name: 'Desk: link to set up a sign-in',
    subject: 'Your sign-in to the desk of {brand}',
    text: 'Hello,\n\nYou may sign in to the desk of {brand}. Open the link within a day; it works once.\n\nIf you could sign in before, that ends as soon as you use the link.\n\n[Set up your sign-in]({link})\n\nIf you did not expect this mail, you can ignore it.',
    fields: ['link', 'brand'],
    needs: ['link'],
  },
  'new-browser': {
    name: 'Desk: sign-in with a new browser',
    subject: 'New browser at the desk of {brand}',
    text: 'Hello,\n\nYou signed in to the desk of {brand} with a browser that was new to it ({way}, {moment}, from {network}).\n\nThe browser calls itself: {browser}\n\n[See your sign-ins]({link})\n\nIf it was not you, end that sign-in there and ask an owner of the desk for a new link at once.',
    fields: ['way', 'moment', 'network', 'browser', 'link', 'brand'],
  },
  'known-browser': {
    name: 'Desk: way to sign in while somebody guesses',
    subject: 'A way to sign in to the desk of {brand}',
    text: 'Hello,\n\nSomebody is guessing your password, so browsers that you have not used before have to wait. Your right password was entered in such a browser.\n\nIf that was you: open the link in that browser within an hour. It works once. You can then sign in there, with your password and a code as always.\n\n[Sign in with this browser]({link})\n\nIf it was not you, somebody knows your password: ask an owner of the desk for a new link at once.',
    fields: ['link', 'brand'],
    needs: ['link'],
  },
  enrolment: {
    name: 'To you: an enrolment',
    subject: 'Enrolments: {class}',
    text: '{what}\n\n[The class in the desk]({link})\n\n{brand}',
    fields: ['class', 'what', 'link', 'brand'],
    needs: ['what'],
  },
  enrolments: {
    name: 'To you: enrolments of a day',
    subject: 'Enrolments of the last day',
    text: '{what}\n\n[Classes in the desk]({link})\n\n{brand}',
    fields: ['what', 'link', 'brand'],
    needs: ['what'],
  },
  'contact-form': {
    name: 'To you: a message of a form',
    subject: 'Message from the {form}',
    text: '{message}',
    fields: ['form', 'message', 'brand'],
    needs: ['message'],
  },
  'place-asked': {
    name: 'To you: a request for a place',
    subject: 'Place asked for: {class}',
    text: '{message}',
    fields: ['class', 'message', 'brand'],
    needs: ['message'],
  },
  alert: {
    name: 'To you: something to look at',
    subject: '{brand}: please look at the site',
    text: '{what}\n\nMore: npm run status',
    fields: ['what', 'brand'],
    needs: ['what'],
  },
} as const satisfies Record<string, MailText>;
