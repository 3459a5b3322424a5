import type { LanguageId, LanguageKey } from '@agile-languages/shared/content';

/** One of each Language. The first answer is the right one; the page mixes them. */
export const cards: readonly CheckCard[] = [
  {
    language: '1111111',
    weighedAs: 'story',
    topics: [51, 52, 53],
    text: 'As a user, I want to manage my data, so that I can manage my data.',
    answers: [
      'Which role does what, and what would it miss without it?',
      'How many story points is that, and who in the team gives them?',
      'In which sprint do we plan it?',
    ],
    why: 'Without a role, one verb and a reason, each reader builds another story.',
  },
  {
    language: '1111117',
    weighedAs: 'form',
    topics: [91],
    text: 'Book a berth\nInputs: arrival, length of the ship, name\nButton: OK',
    answers: [
      'What does it show while it saves, and when saving fails?',
      'Is the button on the left or on the right, and is it green or blue?',
      'How many ships arrive on a busy day?',
    ],
    why: 'Somebody will press OK without a network. What they see then is part of the form.',
  },
  {
    language: '1111116',
    weighedAs: 'flow',
    topics: [47, 49],
    text: 'Refund of a ticket\n1. Request comes in\n2. Request is checked\n3. Money is returned',
    answers: [
      'Who checks it, and what happens to a request that is refused?',
      'Can the second step be done by a machine?',
      'How many refunds are there in a month?',
    ],
    why: '“Is checked” has no person, and the way of a refused request is the one that costs time.',
  },
  {
    language: '1111112',
    weighedAs: 'money',
    topics: [8, 9],
    text: 'Segment: young people in cities\nWe reach them online.',
    answers: [
      'How many are there, and who of them pays?',
      'Which channels do we use, and when do we post?',
      'Up to which age do we call somebody young, 25 or 30?',
    ],
    why: 'A segment without a size and a buyer cannot carry a price.',
  },
  {
    language: '1111118',
    weighedAs: 'money',
    topics: [1, 2],
    text: 'Service: Bikes for everyone\nIt makes moving in the city better.',
    answers: [
      'Which problem of whom does it remove?',
      'In which city do we begin, and how many bikes do we buy first?',
      'How many developers do we need until the first release?',
    ],
    why: '“Better” is true of everything. A service is known by the problem that is gone.',
  },
  {
    language: '1111217',
    weighedAs: 'money',
    topics: [38],
    text: 'Year 1\nRevenue 200,000 EUR\nCosts 150,000 EUR\nProfit 50,000 EUR',
    answers: [
      'Which of these figures are assumptions, and where do they come from?',
      'What are revenue and costs in each quarter?',
      'How large is the profit in percent?',
    ],
    why: 'Sums can be right, and every number in them invented.',
  },
  {
    language: '1111115',
    weighedAs: 'management',
    topics: [132, 138],
    text: 'LIB-12 Search by shelf\nStatus: done\nComment: works on my machine',
    answers: [
      'What is the evidence, and who has accepted it?',
      'How long did it take, against the estimate?',
      'In which release does it go out?',
    ],
    why: 'Done is what somebody else has seen.',
  },
  {
    language: '1111113',
    weighedAs: 'programming',
    topics: [142],
    text: 'Table customers\nname, phone, city\nOne row for each customer.',
    answers: [
      'What tells two customers of the same name apart?',
      'How long may a name be, and may it have letters with accents?',
      'Do we need the street, too, or is the city enough for letters?',
    ],
    why: 'Without a key the second Ana Silva gets the orders of the first.',
  },
  {
    language: '1111114',
    weighedAs: 'programming',
    topics: [151],
    text: 'POST /bookings/cancel\nCancels a booking. Returns an error if it does not work.',
    answers: [
      'Which errors come back, each with its cause?',
      'Why is it POST, and not DELETE on the address of the booking?',
      'How many cancellations come in a second?',
    ],
    why: '“An error” gives the caller nothing to do next.',
  },
];

export interface CheckCard {
  language: LanguageId;
  /** The Language of the meter's cases that counts it. */
  weighedAs: LanguageKey;
  /** Off when it is missed. */
  topics: readonly number[];
  text: string;
  answers: readonly [right: string, wrong: string, other: string];
  why: string;
}
