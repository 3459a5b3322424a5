import { type LanguageId, languageById } from '@agile-languages/shared/languages';

/** Which Languages five roles need, and how much of each. Every row starts on, and every table's rates add up to 100. */
export const needsTables: readonly NeedsTable[] = [
  table(
    {
      name: 'revenue-cost',
      title: 'Revenue or cost role',
      header: 'You decide what a product may earn or spend',
      desc: 'Start with Money and Financial Statement. Data Flow and User Story let you follow your own number into the product.',
    },
    [
      ['1111112', 30, 'State who pays, how much and what could stop it'],
      ['1111217', 30, 'Read the line your product moves'],
      ['1111116', 20, 'See where revenue and cost arise in the process'],
      ['1111111', 20, 'Ask for a change in a form a team can accept'],
    ],
  ),
  table(
    {
      name: 'analyst-data-flow',
      title: 'Business analyst or data flow manager',
      header: 'You describe how the work and the data move',
      desc: 'Data Flow carries your work. The other four let you finish a description without handing over half of it.',
    },
    [
      ['1111116', 25, 'Draw the master flow with data on every arrow'],
      ['1111111', 20, 'Turn a step into a story with complete inputs'],
      ['1111117', 20, 'Specify a screen in words'],
      ['1111113', 20, 'Describe stores, keys and rules'],
      ['1111112', 15, 'Know which revenue the flow protects'],
    ],
  ),
  table(
    {
      name: 'product-owner',
      title: 'Digital product owner',
      header: 'You decide what is built next and when it is accepted',
      desc: 'User Story is your daily Language. Management, Data Flow and Money keep the order honest; Form keeps reviews short.',
    },
    [
      ['1111111', 25, 'Write and accept complete stories'],
      ['1111115', 20, 'Keep one order and visible blocks'],
      ['1111116', 20, 'Place each story on the flow'],
      ['1111112', 20, 'Explain the order in money'],
      ['1111117', 15, 'Review screens before development'],
    ],
  ),
  table(
    {
      name: 'product-manager',
      title: 'Digital product manager',
      header: 'You answer for several products, their money and their teams',
      desc: 'Five Languages in equal parts: you translate between sponsors, analysts and teams all day.',
    },
    [
      ['1111112', 20, 'Compare business cases'],
      ['1111217', 20, "Report products in the company's own statements"],
      ['1111116', 20, 'See dependencies between products'],
      ['1111111', 20, 'Judge whether work is ready'],
      ['1111115', 20, 'Add up progress across teams'],
    ],
  ),
  table(
    {
      name: 'development-team',
      title: 'Development team member',
      header: 'You build, test and run the product',
      desc: 'Five Languages in equal parts: you read three of them every day and answer in the other two.',
    },
    [
      ['1111111', 20, 'Ask for what is missing before the iteration'],
      ['1111117', 20, 'Build every state of a screen'],
      ['1111113', 20, 'Agree on tables with the people who own the words'],
      ['1111114', 20, 'Describe operations before writing them'],
      ['1111115', 20, 'Close issues with evidence'],
    ],
  ),
];

function table(
  words: Pick<NeedsTable, 'name' | 'title' | 'header' | 'desc'>,
  needs: [LanguageId, number, string][],
): NeedsTable {
  const rows = needs.map(([id, rate, languageDesc]): NeedsRow => {
    const language = languageById(id)?.name ?? '';
    return { id, language, languageDesc, rate, checked: true };
  });
  return { ...words, rows, totalPercentage: totalOf(rows) };
}

/** Sum of the rates of the rows that are on. */
export function totalOf(rows: readonly NeedsRow[]): number {
  return rows.reduce((sum, { rate, checked }) => sum + (checked ? rate : 0), 0);
}

export interface NeedsTable {
  /** Short name, used in addresses: `product-owner`. */
  name: string;
  /** The role. */
  title: string;
  /** What the role does, without a full stop. */
  header: string;
  desc: string;
  rows: readonly NeedsRow[];
  totalPercentage: number;
}

export interface NeedsRow {
  id: LanguageId;
  /** Name of the Language. */
  language: string;
  /** What this role does with it. */
  languageDesc: string;
  /** Percent of the table. */
  rate: number;
  checked: boolean;
}
