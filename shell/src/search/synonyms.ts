import { formsOf } from './forms.ts';

/** Each word of a line finds the others. */
const lines = `
price, prices, pricing, how much, cost, costs, fee, fees, rate, tuition
voucher, coupon, discount, code, promo, gift card
certificate, certification, certified, diploma, credential
invoice, receipt, bill, billing, vat, tax
cancel, cancellation, refund, withdraw, money back
login, log in, signin, sign in, account, member
password, forgot, reset
register, sign up, signup, activation, activate, invitation
trainer, expert, experts, coach, teacher, teaches, instructor
class, classes, clases, course, courses, training, workshop, seminar, lesson
calendar, schedule, dates, agenda, timetable, upcoming, weekday, monday, tuesday, wednesday, thursday, friday, saturday, sunday
enrol, enroll, enrolment, enrollment, book, booking, reserve, seat
group, team, company, companies, private, inhouse, corporate
contact, support, help, email, write
imprint, impressum, company address, phone number
imprint, about, contact, legal, terms
address, phone, imprint
privacy, gdpr, dsgvo, cookies, personal data, data protection
delete, erase
embed, widget, iframe, partner, partners, own site
glossary, definition, meaning, vocabulary
assessment, test, quiz, check, level
card, story, ticket, backlog
sample, samples, example, examples, template
handbook, manual, guide, documentation
startup, startups, founder, founders
simulation, platform, practice, exercise
compare, comparison, difference, versus
language, languages, deutsch, german, english
germany, deutschland
retro, retrospective, facilitator, deck, planning poker
valid, validity, verify, registry
online, zoom, remote, webinar
classroom, in person, onsite, face to face
pay, payment, paypal, instalments, credit card
start, beginner, beginners, prerequisite, prerequisites
`;

const groups = lines
  .trim()
  .split('\n')
  .map((line) => line.split(', '));

export const synonyms = groups.flat();

const phrases = synonyms.filter((name) => name.includes(' '));

/** @param term a word of `wordsOf`, or a phrase of `phrasesIn` */
export const synonymsOf = (term: string): string[] =>
  groups
    .filter((group) => group.some((name) => isSame(name, term)))
    .flatMap((group) => group.filter((name) => name !== term));

const isSame = (name: string, term: string) =>
  name === term || formsOf(name).includes(term) || formsOf(term).includes(name);

/** Words that are one name together are one. `['my', 'log', 'in']` → `['my', 'log in']` */
export function phrasesIn(words: readonly string[]): string[] {
  const [first, ...rest] = words;
  if (first === undefined) return [];
  const phrase = phrases.find((name) => `${words.join(' ')} `.startsWith(`${name} `));
  return phrase ? [phrase, ...phrasesIn(words.slice(phrase.split(' ').length))] : [first, ...phrasesIn(rest)];
}
