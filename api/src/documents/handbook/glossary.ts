import type { HandbookChapter } from '../chapter.ts';

export const glossaryChapter: HandbookChapter = {
  text: [
    'A glossary is the list of words that a product file may use without explaining them. It belongs to the product and has an owner. A new colleague reads it first.',
    'Most teams do not need many words. They need to stop using one word for two things.',
  ],
  rules: [
    [
      'Add a word on the day it is misunderstood.',
      'That is the only day on which everybody agrees that it is unclear.',
    ],
    ['One sentence per term, and it begins with what the thing is.', 'Leave out what it is good for.'],
    [
      '[One term, one meaning](product-one-term-one-meaning).',
      'If a department needs the word for something else, the second meaning gets its own word.',
    ],
    ['List the words that are not used.', '‘Tour: say round.’ People search for the word they know.'],
    ['Explain a term with simpler words, never with itself.', 'A pause is not ‘the state of being paused’.'],
    ['Give an example that is in, and one that is just out.', 'The border is where people differ.'],
    ['Link a term where it first appears.', 'Once in each part is enough.'],
  ],
  filled: {
    language: 'product',
    type: 'Term Card',
    code: 'TE-012',
    head: 'pause',
    rows: [
      ['meaning', 'Weeks in which a subscriber gets and pays nothing'],
      ['in', 'Two weeks in July, asked for on 1 July'],
      ['just out', 'A box refused at the door: it is charged'],
      ['do not say', 'holiday mode, suspension, stop'],
      ['column', 'delivery_pause, DB-004'],
      ['owner', 'Product owner'],
    ],
  },
  wrong: {
    language: 'product',
    type: 'Term Card',
    code: 'TE-012',
    head: 'pause / suspension',
    rows: [
      ['meaning', 'when a subscription is paused', 'weeks without box and payment', 'A term cannot explain itself.'],
      ['in', 'e.g. holidays', 'two weeks in July, asked for on 1 July', 'A reason is no example. A pause needs dates.'],
      ['do not say', '-', 'holiday mode, suspension', 'The title used two words already.'],
      ['owner', 'everyone', 'product owner', 'Somebody has to say which meaning stays.'],
    ],
  },
};
