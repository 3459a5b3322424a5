import type { Action } from '../assessment/actions.ts';
import type { Topic } from '../assessment/bank.ts';
import type { Marks } from '../assessment/level.ts';
import { type Deck, topicsOf } from './deck.ts';
import { type Answer, answers, type PhoneAnswer } from './table-code.ts';

export const newMeeting = (deck: Deck, people: number): Meeting => ({ deck, people, at: 0, given: [], agreed: {} });

/** With a sentence where the meeting stays as it was. */
export function take(meeting: Meeting, read: PhoneAnswer | undefined): Taken {
  const topic = topicAt(meeting);
  const refuse = (sentence: string): Taken => ({ meeting, sentence });
  if (!read || !topic) return refuse('This is no code of a phone at this table. It has eight letters.');
  if (read.table !== meeting.deck.table) return refuse('This code is of another table.');
  if (read.topic !== topic.id) {
    const other = meeting.deck.topics.find(({ id }) => id === read.topic);
    return refuse(
      `This is an answer to ${other ? `“${other.name}”` : 'another topic'}. Go to topic ${meeting.at + 1}.`,
    );
  }
  const before = givenTo(meeting, topic);
  const again = before.find(({ phone }) => phone === read.phone);
  if (again?.answer === read.answer) return refuse('This answer is in already.');
  if (!again && isOpen(meeting)) return refuse('All are in already. Press “One phone more” first.');
  const others = meeting.given.filter(({ phone, topic: id }) => phone !== read.phone || id !== topic.id);
  const { [topic.id]: _, ...elsewhere } = meeting.agreed;
  const agreed = commonOf(before) ? elsewhere : meeting.agreed;
  const next = settled({ ...meeting, given: [...others, read], agreed });
  return { meeting: next, sentence: again ? 'The answer of this phone is replaced.' : '' };
}

export const withPeople = (meeting: Meeting, people: number): Meeting =>
  settled({ ...meeting, people: Math.min(mostPeople, Math.max(fewestPeople, people)) });

export const agreeOn = (meeting: Meeting, answer: Answer): Meeting => {
  const topic = topicAt(meeting);
  return topic ? { ...meeting, agreed: { ...meeting.agreed, [topic.id]: answer } } : meeting;
};

export const goTo = (meeting: Meeting, at: number): Meeting =>
  settled({ ...meeting, at: Math.min(meeting.deck.topics.length, Math.max(0, at)) });

export const topicAt = ({ deck, at }: Meeting): Topic | undefined => deck.topics[at];

export const givenTo = ({ given }: Meeting, { id }: Topic): PhoneAnswer[] => given.filter(({ topic }) => topic === id);

/** Until all are in, nothing is shown. */
export function isOpen(meeting: Meeting): boolean {
  const topic = topicAt(meeting);
  return topic !== undefined && givenTo(meeting, topic).length >= meeting.people;
}

export const countsOf = (given: readonly PhoneAnswer[]): [Answer, number][] =>
  answers.map((answer) => [answer, given.filter((each) => each.answer === answer).length]);

/** `undefined` where they differ. */
export function commonOf(given: readonly PhoneAnswer[]): Answer | undefined {
  const [first] = given;
  return first && given.every(({ answer }) => answer === first.answer) ? first.answer : undefined;
}

/** What all agree on at once needs no talk. */
function settled(meeting: Meeting): Meeting {
  const topic = topicAt(meeting);
  if (!topic || !isOpen(meeting)) return meeting;
  const common = commonOf(givenTo(meeting, topic));
  return common ? agreeOn(meeting, common) : meeting;
}

/** Topics of the case that were not talked about are on. */
export function agreedMarks({ deck, agreed }: Meeting): Marks {
  const talkedAbout = new Set(deck.topics.map(({ id }) => id));
  return new Set(
    topicsOf(deck.communicationCase).flatMap(({ id }) => (talkedAbout.has(id) && agreed[id] !== 'yes' ? [id] : [])),
  );
}

export const fewestPeople = 2;
export const mostPeople = 20;

export interface Meeting {
  deck: Deck;
  people: number;
  /** Its length at the end. */
  at: number;
  given: readonly PhoneAnswer[];
  /** By the id of the topic. */
  agreed: Readonly<Record<number, Answer>>;
  /** When the time to talk about a topic is over, in milliseconds, by its id. */
  ends?: Readonly<Record<number, number>>;
  name?: string;
  /** Three, once one of them is begun. */
  actions?: readonly Action[];
}

interface Taken {
  meeting: Meeting;
  sentence: string;
}
