import { specimens } from '@agile-languages/shared/content';
import type { HandbookChapter } from '../chapter.ts';

export const data: HandbookChapter = {
  text: [
    'Every argument about a screen is an argument about data. The Language of Data lets people who do not program describe tables, columns, keys and relations. It also lets them ask a database a question.',
    'The first question is always the same: is this a thing, or a property of a thing? An [entity](data-entity) is what the product must remember. An attribute is what it remembers about it.',
  ],
  rules: [
    ['Tell the thing from its property.', 'An address is a property of a customer, until a customer has two.'],
    [
      'Name a column with the word of its owners.',
      'If packing says round and finance says tour, choose one and write the other beside it.',
    ],
    ['Give every column a type, a length and an example.', 'The example finds more mistakes than the type.'],
    ['Say whether it may be empty, and what empty means.', 'Unknown, not asked and not applicable are three answers.'],
    [
      'Choose a [primary key](data-primary-key) that never changes.',
      'An e-mail address changes. A customer number does not.',
    ],
    [
      'Draw relations in both directions.',
      'One customer, several pauses: one to many. If a pause could belong to two customers, you need a table between.',
    ],
    ['Keep the history of a value that is argued about.', 'What did the box cost in March? The table must know.'],
    ['Look for duplicates, gaps and contradictions.', 'Count them with a query before you describe a rule.'],
    ['Write who may read and who may change.', 'The two lists are rarely the same.'],
    ['Mark [personal data](data-personal-data).', 'Then decide how long it is kept.'],
  ],
  filled: specimens.database,
  wrong: {
    language: 'data',
    type: 'Database Card',
    code: 'DB-004',
    head: 'pauses_new2',
    rows: [
      ['table', 'pauses_new2', 'delivery_pause', 'The name says what a row stands for.'],
      ['column', 'date', 'from_date', 'There are two dates in a pause.'],
      ['type', 'text', 'date', 'Text accepts 31 February.'],
      ['required', 'should be', 'yes', 'A database knows yes and no.'],
      ['example', 'dd.mm.yyyy', '2026-07-13', 'A format is no example. Nobody can check it.'],
      ['key', 'e-mail', 'pause_id; customer_id > customer', 'People change their address. The pause would be lost.'],
    ],
  },
};
