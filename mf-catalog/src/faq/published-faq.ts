import type { FaqRow } from '@agile-languages/shared/api';

/**
 * The questions as the demonstration data holds them. A page is composed with them, so that they can be read and found
 * before the live list is there.
 */
export const publishedFaq: readonly FaqRow[] = [
  {
    group: 'membership',
    question: 'How do I become a member?',
    answer:
      '<p>To inquire about membership, please get in touch with your Corporate Trainer. Your trainer opens your membership and you receive an activation key by e-mail. There is no self-service sign-up.</p>',
  },
  {
    group: 'membership',
    question: 'I have an activation key. What do I do with it?',
    answer:
      '<p>Open the link in the e-mail. The page asks for the pass code you were sent and a password. Choose at least eight characters, or six with letters and digits, and press <strong>Create Account</strong>.</p>',
  },
  {
    group: 'membership',
    question: 'My pass code did not arrive.',
    answer:
      '<p>Check the spam folder, then press <strong>Resend pass code</strong> on the activation page. You can ask again after 15 seconds. The newest code is the valid one.</p>',
  },
  {
    group: 'languages',
    question: "What is a 'Language' here?",
    answer:
      '<p>A Language is an agreed way to describe one side of a digital product: its money, its flow, its stories, its forms, its data or its operations. It has a vocabulary, a card and rules for a complete description.</p>',
  },
  {
    group: 'languages',
    question: 'How many Languages are there: seven, eight or nine?',
    answer:
      '<p>All three numbers are used. Seven Languages are coached in daily work. With Financial Statement there are eight, one for each card type. Digital Product combines the eight, so the course list has nine entries.</p>',
  },
  {
    group: 'languages',
    question: 'Where should I start?',
    answer:
      '<p>Use <a href="/my-needs">My Needs</a>. Switch off what your role does not need and the page shows what is left, with the hours. If you still hesitate, start with User Story; every other Language meets it.</p>',
  },
  {
    group: 'languages',
    question: 'Do I need to be able to program?',
    answer:
      '<p>No. Data and Data Oriented Programming use simple SQL and numbered steps in plain words. You need patience with names.</p>',
  },
  {
    group: 'languages',
    question: 'In what order should a team take the Languages?',
    answer:
      '<p>Business roles usually begin with Money, development teams with User Story. Data Flow connects the two and is a good second course for both.</p>',
  },
  {
    group: 'classes',
    question: 'How are classes held?',
    answer:
      '<p>Most are live online in sessions of two to three and a half hours. Some are in a classroom and a few are blended. The class card says which, in the class time zone and in yours.</p>',
  },
  {
    group: 'classes',
    question: 'What does a class cost and is tax added?',
    answer:
      '<p>The price on the class card is the price at check-out. Tax is shown as Free and the quantity is one seat.</p>',
  },
  {
    group: 'classes',
    question: 'Can my company book several seats?',
    answer:
      '<p>Yes, through your Corporate Trainer or the Contact Us form. Write the class name and the number of seats in the message.</p>',
  },
  {
    group: 'classes',
    question: 'What happens if I miss a session?',
    answer:
      '<p>Tell your trainer before the session. You can usually join the same session of a parallel class. For the DPAC track, all live hours have to be completed.</p>',
  },
  {
    group: 'assessment',
    question: 'Is the Agile Communication Level Meter an exam?',
    answer:
      '<p>No. It is a demonstration. You mark what you can already do and see how the weights of a communication case turn the marks into a level. An assessment by a coach looks at real work.</p>',
  },
  {
    group: 'assessment',
    question: 'Why does my level change when I choose another case?',
    answer:
      '<p>Each of the eight cases gives the Languages different weights. The same skills count more in one conversation than in another. Choose the case closest to your week.</p>',
  },
  {
    group: 'assessment',
    question: 'Why does one case reach 105 and another 90?',
    answer:
      '<p>The weights are shown as published. In case 2 they add up to 105 and in case 3 to 90, so that is the most each case can show.</p>',
  },
  {
    group: 'assessment',
    question: 'Do you store my answers?',
    answer:
      '<p>No. Your marks stay in this browser until you clear them or choose to share a link. The link itself contains the marks.</p>',
  },
  {
    group: 'certification',
    question: 'What is the DPAC certification?',
    answer:
      '<p>The Digital Product Agile Coach certification confirms that a person can lead a product conversation through all the Languages and coach others to do it. It has 12 steps, 60 hours of live classes and an individual final project.</p>',
  },
  {
    group: 'certification',
    question: 'The Digital Product course has 30 hours. Why does DPAC need 60?',
    answer:
      '<p>They are two offers. Digital Product is a 30-hour course that can be taken on its own. The DPAC track has 60 hours of live online classes, followed by a project, a defence and a grade.</p>',
  },
  {
    group: 'certification',
    question: 'How long do I have for the final project?',
    answer:
      '<p>You submit it within 4 weeks. It is evaluated within 2 weeks after submission. Then you defend it and it is graded.</p>',
  },
  {
    group: 'certification',
    question: 'Can an employer check a certificate?',
    answer:
      "<p>A public certificate registry with a search is coming soon. Until then, write to us with the certificate number and the holder's consent.</p>",
  },
  {
    group: 'platform',
    question: 'What is the Agile Communication Framework?',
    answer:
      '<p>It is the practice Simulation Platform: 11 modules in which you fill the same cards you use in class, on a real or invented product.</p>',
  },
  {
    group: 'platform',
    question: 'Which browsers does the site support?',
    answer:
      '<p>Current versions of Chrome, Edge, Firefox and Safari, on a phone, a tablet or a computer. Everything works with a keyboard and with a screen reader.</p>',
  },
];
