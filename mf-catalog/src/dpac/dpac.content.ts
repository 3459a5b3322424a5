export const intro =
  'A Digital Product Agile Coach makes product conversations shorter and more exact. The coach speaks every Language well enough to hear where a description is incomplete, and calmly enough to get it completed by the people who own it.';

/** Steps 5 to 12 of the procedure. */
export const included =
  'Live classes, practice in the Simulation Platform, evaluation and defence of your project, the certificate with its number';

export const columns = [
  {
    title: 'Benefits to companies',
    list: [
      'Fewer questions inside the iteration',
      'Estimates that mean the same to every team',
      'Products described in one form across departments',
      'New people productive from the written file',
      'A coach who can assess a team with 120+ criteria and say what to do next',
    ],
  },
  {
    title: 'Main responsibilities',
    list: [
      'Choose the Language for a conversation',
      'Run [hand-overs](product-hand-over) between business, product and development',
      'Review [cards](product-card) for completeness',
      'Run the Agile Team Assessment and the Individual Assessment',
      'Write a Personal Development Plan with each member',
      'Keep one vocabulary alive',
      'Report progress in accepted stories',
    ],
  },
  {
    title: 'Strengths',
    list: [
      'Listens for the missing noun',
      'Separates facts from guesses',
      'Explains a number',
      'Writes so that others can act',
      'Disagrees without drama',
    ],
  },
] as const;

export interface ProcedureStep {
  text: string;
  /** At its first step. */
  group?: 'Join' | 'Learn' | 'Prove' | 'Receive';
  time?: { before: string; length: string; after: string; rows: 'hours' | 'month' | 'fortnight' };
}

/** Specification, section 4. */
export const steps: readonly ProcedureStep[] = [
  { text: 'Register for the live online class.', group: 'Join' },
  { text: 'Attend an online meeting.' },
  { text: 'Enroll in the class.' },
  { text: 'Make the payment.' },
  {
    text: 'Attend and complete the live online classes.',
    group: 'Learn',
    time: { before: '', length: '60 hours', after: '', rows: 'hours' },
  },
  {
    text: 'Work on an individual final project.',
    group: 'Prove',
    time: { before: 'within ', length: '4 weeks', after: '', rows: 'month' },
  },
  { text: 'Submit it.' },
  {
    text: 'It is evaluated.',
    time: { before: 'within ', length: '2 weeks', after: ' after submission', rows: 'fortnight' },
  },
  { text: 'Defend it.' },
  { text: 'It is graded.' },
  { text: 'The grade is announced.', group: 'Receive' },
  { text: 'Certification is awarded.' },
];
