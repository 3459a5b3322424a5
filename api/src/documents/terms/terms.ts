import type { TermsChapterId } from '@agile-languages/shared/content';

/** The terms by their anchor, one clause per entry. `{brand}` and `{email}` are filled in. */
export const terms: Readonly<Record<TermsChapterId, readonly string[]>> = {
  provider: [
    '{brand} is the provider of this site, of the classes and of the certification. In these terms ‘we’ is {brand}, and ‘you’ is the person who uses the site, holds a membership or attends a class.',
    'These terms apply from the moment you use an activation key or enrol in a class. Reading the public pages of this site needs no agreement and no account.',
    'If your company has signed an agreement with us, that agreement comes first. These terms fill what it leaves open.',
  ],
  membership: [
    'Memberships are opened by a Corporate Trainer. You cannot open one yourself. To ask for one, get in touch with your Corporate Trainer.',
    'An invitation holds an activation key. You choose a password and confirm with a pass code that is sent to you. Each key opens one account, once.',
    'The account is personal. Do not share the password, and tell us when you think that somebody knows it. We sign the account out on your request.',
    'A membership lasts as long as your Corporate Trainer keeps it open. When it ends, you can no longer sign in. Certificates that you have earned stay valid.',
  ],
  classes: [
    'The class page states Language, hours, dates, time zone, price and seats. What it states when you enrol is what you buy.',
    'Enrolling takes one seat. A seat is held for the account that enrolled. If no seat is left, the site says so, and nothing is charged.',
    'The price on the class page is the price at check-out. Tax is shown there as Free. The currency is the one beside the price.',
    'Payment is made on the application site after check-out, before the first session. If a payment fails, the seat is kept for three working days, and then it is offered again.',
    'We may replace a trainer with another of the same qualification. We tell you before the class begins.',
    'Classes are held live. Recordings are made only if every person in the class agrees.',
  ],
  cancellation: [
    'You may cancel until 14 days before the first session and get the full price back.',
    'From the 13th day until the day before the first session you get half of the price back. From the first session on there is no refund.',
    'You may give your seat to a colleague at any time before the first session, at no cost. Write to us with both names. The colleague needs a membership.',
    'You may move once to another class of the same Language, until seven days before the first session. If the other class costs more, you pay the difference. If it costs less, we return it.',
    'If we cancel a class, you choose: another class, or the full price back within 14 days. We do not pay for travel or for time.',
    'A session that is lost because of us is held again. A session that you miss is not, but you may read its cards in the Simulation Platform.',
  ],
  conduct: [
    'In class we work on descriptions, never on persons. Correct the card, and be as polite as you would be to its author.',
    'Bring cases that you may share. Leave out names, figures and plans that belong to others. What others bring stays in the class.',
    'Do not record, publish or pass on what people say in a session.',
    'We may exclude a person who harasses others, after one warning. In a grave case we do so without one. The price is not returned.',
    'Do not try to get around limits of the site, to read data of others, or to load it with automatic requests.',
  ],
  content: [
    'The texts, cards, drawings and exercises are ours or are used with permission. Your own cards are yours.',
    'You may use the material for your own work and inside your own team, without a limit of time. You may fill, copy and change the card forms for this purpose.',
    'You may not sell the material, teach public classes with it, or publish it as a whole. Quote as much as you need and name the source.',
    'We may use cards that you hand in during a class to check and to improve the exercises. We remove names and figures first. We publish none of them without your written consent.',
  ],
  certification: [
    'The Digital Product Agile Coach certificate requires 60 hours of live classes and a defended final project.',
    'You have four weeks for the final project. We evaluate it within two weeks after you submit it. Then you defend it, it is graded, and the grade is announced.',
    'The work has to be your own. Name every source and every helper. A project that is not your own is not graded, and the fee is not returned.',
    'You may repeat a failed defence once, within 90 days, at no cost. After that you start a new project.',
    'You may ask for a second reader within 14 days after the grade. The second reader has not seen the first grade. The second grade counts, even if it is lower.',
    'Each certificate carries a number. Until the registry is open, we confirm a certificate in writing, with the consent of its holder. We withdraw a certificate that was obtained by deceit.',
  ],
  'personal-data': [
    'We store your name, your e-mail address, your memberships, your classes and your results. We need them to hold the classes and to issue certificates.',
    'The self-assessment runs in your browser. Its marks stay on your device and are sent to nobody. A link that you share carries the marks inside the address, so everyone who has the link can read them.',
    'Your Corporate Trainer sees whether you have activated your account and which classes you attend. The trainer does not see your self-assessment.',
    'We delete an account within 30 days after you ask for it. Invoices and the register of certificates are kept for as long as the law requires.',
    'You may ask at any time what we store about you, and you may have it corrected. We use no advertising and pass no data on for advertising.',
  ],
  liability: [
    'We answer without limit for damage to life and health and for damage caused on purpose or by gross negligence.',
    'For other damage we answer up to the price that you paid for the class concerned. We do not answer for lost profit.',
    'A class teaches description. It does not promise a result of your product. Figures about success or accuracy on this site are statements of {brand} and no guarantee.',
    'Links to other sites lead to content that we do not control.',
  ],
  changes: [
    'We may change these terms. The date at the top says when they were last changed. For a class in which you have enrolled, the terms of that day stay valid.',
    'We announce a change to members by e-mail at least 30 days before. If you do not agree, you may end the membership before that day.',
    'If one clause is not valid, the others remain. The clause is replaced by one that comes closest to its purpose.',
  ],
  contact: [
    'Write to {email}. We answer within three working days. Complaints are read by a person who was not involved.',
    'Say which class or which account it is about. Do not send your password or a pass code; we never ask for either.',
  ],
};
