import type { Role } from '@agile-languages/shared/content';

export const roleTexts: { readonly [Name in Role['name']]: RoleTexts<Extract<Role, { name: Name }>['rates']> } = {
  'revenue-cost': {
    header: 'You decide what a product may earn or spend',
    desc: 'Start with Money and Financial Statement. Data Flow and User Story let you follow your own number into the product.',
    uses: {
      money: 'State who pays, how much and what could stop it',
      statement: 'Read the line your product moves',
      flow: 'See where revenue and cost arise in the process',
      story: 'Ask for a change in a form a team can accept',
    },
  },
  'analyst-data-flow': {
    header: 'You describe how the work and the data move',
    desc: 'Data Flow carries your work. The other four let you finish a description without handing over half of it.',
    uses: {
      flow: 'Draw the master flow with data on every arrow',
      story: 'Turn a step into a story with complete inputs',
      form: 'Specify a screen in words',
      data: 'Describe stores, keys and rules',
      money: 'Know which revenue the flow protects',
    },
  },
  'product-owner': {
    header: 'You decide what is built next and when it is accepted',
    desc: 'User Story is your daily Language. User Story Management, Data Flow and Money keep the priorities honest; Form keeps reviews short.',
    uses: {
      story: 'Write and accept complete stories',
      management: 'Keep one order and visible blocks',
      flow: 'Place each story on the flow',
      money: 'Explain the order in money',
      form: 'Review screens before development',
    },
  },
  'product-manager': {
    header: 'You answer for several products, their money and their teams',
    desc: 'Five Languages, equally important. You translate between sponsors, analysts and teams all day.',
    uses: {
      money: 'Compare business cases',
      statement: "Report products in the company's own statements",
      flow: 'See dependencies between products',
      story: 'Judge whether work is ready',
      management: 'Add up progress across teams',
    },
  },
  'development-team': {
    header: 'You build, test and run the product',
    desc: 'Five Languages, equally important. You read three every day and reply in the other two.',
    uses: {
      story: 'Ask for what is missing before the iteration',
      form: 'Build every state of a screen',
      data: 'Agree on tables with the people who own the words',
      programming: 'Describe operations before writing them',
      management: 'Close issues with evidence',
    },
  },
};

interface RoleTexts<Rates> {
  /** What the role does, without a full stop. */
  header: string;
  desc: string;
  uses: Readonly<Record<keyof Rates, string>>;
}
