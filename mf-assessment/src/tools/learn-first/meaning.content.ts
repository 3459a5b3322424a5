/** By id of the category that is missing. */
export const onMonday: Readonly<Record<string, string>> = {
  '1111112-1': 'Write what the service is for in one line, and ask one customer to say it back.',
  '1111112-2': 'Name the one segment you sell to first, with its size and the source of the figure.',
  '1111112-3': 'Take your three main features, and write beside each what it costs and who has asked for it.',
  '1111112-4': 'Ask a customer what they used before, and what it would cost them to go back.',
  '1111112-5': 'Write down the one thing that could stop the money this year, with an owner and a date.',
  '1111112-6': 'Give each figure of the plan its source, or mark it as a guess.',
  '1111116-1':
    'Draw the flow that hurts most with start, end and one role per step, and hang it where the team passes.',
  '1111111-1': 'Read your next story aloud. Who wants it, what for, and how does a tester see that it works?',
  '1111111-2': 'List the inputs of your next form by the words on their labels, with where each is stored.',
  '1111111-3': 'Write one value that is accepted and one that is refused beside every input of one story.',
  '1111111-4': 'Take one input, and say whether it is required, how long it may be, and what the error says.',
  '1111117-1': 'Draw what one form shows while it loads, when it is empty, and when it fails.',
  '1111117-2': 'Say for each button of one form what happens on a click, and how a keyboard does the same.',
  '1111117-3': 'Ask of one form: which table gets the record, and how does a deleted one come back?',
  '1111117-4': 'Write the type beside every input of one form, and read the list to a developer.',
  '1111115-1': 'Put every flow that is under way on one list, with its owner and what blocks it.',
  '1111115-2': 'Close one story only after the product owner has seen the evidence.',
  '1111115-3': 'Rewrite your newest issue: steps, expected, actual, and who looks at it until when.',
  '1111114-1': 'Before the next screen is drawn, write its records and their keys on one page.',
  '1111114-2': 'Take one call, and write one request, its answer, and each error with its cause.',
};

/** From the highest level down. */
export const scale: readonly Band[] = [
  {
    from: 95,
    name: 'Ready to use',
    notice: 'A receiver starts at once, and asks nothing that a text could have said.',
  },
  { from: 85, name: 'One question', notice: 'A receiver starts, and has a question before the first day is over.' },
  {
    from: 70,
    name: 'A talk first',
    notice: 'A receiver asks several things first: the answers are known, and not written.',
  },
  { from: 50, name: 'Half comes back', notice: 'A receiver begins with guesses, and part of the work is done twice.' },
  { from: 0, name: 'A meeting', notice: 'A receiver cannot begin before somebody has explained it.' },
];

interface Band {
  /** In percent. */
  from: number;
  name: string;
  notice: string;
}
