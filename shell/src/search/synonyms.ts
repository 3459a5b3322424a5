import { formsOf } from './forms.ts';

/** Each word of a line finds the others. */
const lines = `
price, prices, pricing, cost, costs, fee, fees, rate, tuition
voucher, coupon, discount, code
certificate, certification, certified, diploma, credential
invoice, receipt, bill, billing, vat, tax
cancel, cancellation, refund, withdraw, money back
login, log in, signin, sign in, account, member
password, forgot, reset
register, activation, activate, invitation
trainer, expert, experts, coach, teacher, instructor
class, classes, clases, course, courses, training, workshop, seminar, lesson
calendar, schedule, dates, agenda, timetable, upcoming, weekday, monday, tuesday, wednesday, thursday, friday, saturday, sunday
enrol, enroll, enrolment, enrollment, book, booking, reserve, seat
group, team, company, companies, private, inhouse, corporate
contact, support, help, email, write
imprint, impressum, about, contact, legal, terms
address, imprint
privacy, gdpr, cookies, personal data
embed, widget, iframe, partner, partners
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
retro, retrospective, facilitator, deck
valid, validity, verify, registry
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
