export const questions: Record<HandOverKind, readonly Question[]> = {
  story: [
    { topic: 'who', question: 'Who exactly does it?' },
    { topic: 'what', question: 'What do they do, in one verb?' },
    { topic: 'why', question: 'What would they miss without it?' },
    { topic: 'from when', question: 'From when, until when?' },
    { topic: 'refused', question: 'What is refused?' },
    { topic: 'failure', question: 'What happens when it fails?' },
    { topic: 'done', question: 'How do we see that it is done?' },
    { topic: 'left out', question: 'What is not part of it?' },
  ],
  flow: [
    { topic: 'start', question: 'What starts it?' },
    { topic: 'end', question: 'How does it end?' },
    { topic: 'who', question: 'Who is responsible?' },
    { topic: 'data', question: 'Which data goes along?' },
    { topic: 'decision', question: 'Where is something decided, and by what?' },
    { topic: 'exception', question: 'What if it goes wrong?' },
    { topic: 'volume', question: 'How many a day?' },
    { topic: 'time', question: 'How long may it take?' },
  ],
  money: [
    { topic: 'who pays', question: 'Who pays?' },
    { topic: 'unit', question: 'For what: one of what?' },
    { topic: 'price', question: 'How much?' },
    { topic: 'why', question: 'What is better than before?' },
    { topic: 'rival', question: 'What do they use today?' },
    { topic: 'stopper', question: 'What would stop the revenue?' },
    { topic: 'guess', question: 'What is only a guess?' },
    { topic: 'check', question: 'How and when is the guess checked?' },
  ],
};

export const kindNames: Record<HandOverKind, string> = {
  story: 'User Story',
  flow: 'Data Flow',
  money: 'Business Case',
};

export const isHandOverKind = (name: unknown): name is HandOverKind =>
  typeof name === 'string' && Object.hasOwn(questions, name);

export type HandOverKind = 'story' | 'flow' | 'money';

interface Question {
  topic: string;
  question: string;
}
