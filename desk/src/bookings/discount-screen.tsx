import { type DiscountRow, type DiscountState, discountFields, type RecordAnswer } from '@agile-languages/api/desk';
import { NewRecord } from '../record/new-record.tsx';
import { defineScreen, type Screen } from '../resources/screen.ts';
import { CodeClasses } from './code-classes.tsx';

const states: Record<DiscountState, string> = {
  good: 'Good',
  'used up': 'Used up',
  over: 'Over',
  ended: 'Ended',
};

const above: Screen['above'] = (field, data, set) =>
  field === 'classIds' ? (
    <CodeClasses numbers={String(data.classIds)} onNumbers={(numbers) => set('classIds', numbers)} />
  ) : null;

export const discountScreen = defineScreen<RecordAnswer<DiscountRow>>({
  list: 'discounts',
  title: 'Discount codes',
  one: 'discount code',
  isFixed: true,
  isComplete: true,
  fields: discountFields,
  states,
  usual: 'All',
  columns: ['state', { name: 'Used', cell: ({ uses }) => uses }],
  rowActions: [
    {
      name: 'end',
      label: 'End',
      of: ({ title }) => `the code ${title}`,
      isOffered: ({ state }) => state !== 'ended',
      question: {
        title: 'End this code?',
        action: 'End the code',
        text: ({ title }) => `Nobody gets a seat with ${title} any more. Seats that were taken keep their price.`,
      },
      done: ({ title }) => `${title} has ended.`,
    },
  ],
  empty: 'There is no discount code yet. Check-out asks for one as soon as there is.',
  actionsOf: ({ state }) => (state === 'ended' ? [] : ['save']),
  about: ({ uses }) => `used for ${uses} ${uses === 1 ? 'seat' : 'seats'}`,
  above,
  pageOf: () => '/',
  below: () => (
    <NewRecord
      list="discounts"
      fields={discountFields}
      title="New discount code"
      action="Make the code"
      above={above}
      done={(_, { title }) => `${title} is good from now on.`}
    />
  ),
  file: {
    hint: `With the columns ${Object.values(discountFields)
      .map(({ label }) => label)
      .join(', ')}. Each row is a new code.`,
    countsOf: ({ added, unchanged }) => `${added} new codes, ${unchanged} as they are.`,
  },
});
