import type { HandbookChapter } from '../chapter.ts';

export const fourZones: HandbookChapter = {
  text: [
    'Product work has four [zones](product-zone). A zone is a group of roles that ask the same question. It is not a department. One person can stand in two zones in one morning, and should know which one is speaking.',
    'Misunderstandings gather at the borders. Inside a zone people share words. Across a border the same word changes its meaning, and nobody notices, because the sentence still sounds right.',
  ],
  table: {
    caption: 'The four zones and what each asks',
    head: ['Zone', 'Question', 'Roles often found there'],
    rows: [
      ['Business Development', 'Who pays, and why?', 'Sponsor, sales, revenue or cost roles'],
      ['Data Flow Management', 'What moves, and where does it wait?', 'Business analyst, operations'],
      ['Digital Product Development', 'What is built, and how is it checked?', 'Developer, tester, designer'],
      ['Digital Product Management', 'What comes first, and who decides?', 'Product owner, product manager'],
    ],
  },
  rules: [
    ['Say from which zone you speak.', '‘As the one who pays’ and ‘as the one who builds’ are different sentences.'],
    [
      'Answer the question of the other zone first.',
      'A sponsor who hears about tables stops listening. Begin with the money they protect.',
    ],
    [
      'Carry facts across the border, not conclusions.',
      'Let the other zone draw its own. It may see something you did not.',
    ],
    [
      'Translate a word once, on paper.',
      'Sales says customer and means the buyer. Support says customer and means the person on the phone.',
    ],
    ['Name one person per zone and product.', 'A question that may go to five people goes to none.'],
  ],
  filled: {
    language: 'product',
    type: 'Zone Sheet',
    code: 'ZS-001',
    head: 'Who answers for Pazar Box',
    rows: [
      ['business', 'Sponsor: price, budget, growers’ contracts'],
      ['data flow', 'Packing lead: order to doorstep'],
      ['development', 'Lead developer: what is built and tested'],
      ['management', 'Product owner: order of stories, acceptance'],
      ['shared word', 'Box: one delivery to one address in one week'],
      ['border', 'Sponsor and packing lead, Tuesdays, 30 min'],
    ],
  },
  wrong: {
    language: 'product',
    type: 'Zone Sheet',
    code: 'ZS-001',
    head: 'Team overview',
    rows: [
      ['business', 'the management', 'Sponsor', 'A group cannot be asked on a Tuesday. One name can.'],
      ['data flow', 'IT', 'Packing lead', 'The flow belongs to those who see it stop.'],
      [
        'management',
        'Product owner and sponsor',
        'Product owner',
        'Two people who decide are a negotiation each time.',
      ],
      [
        'shared word',
        'Box (see wiki)',
        'Box: one delivery, one address',
        'A definition elsewhere is read by nobody in a meeting.',
      ],
      ['border', 'when needed', 'Tuesdays, 30 min', 'It is needed before anybody notices.'],
    ],
  },
};
