import { countryName, taxFields } from '@agile-languages/api/desk';
import { NewRecord } from '../record/new-record.tsx';
import { defineScreen } from '../resources/screen.ts';

const { country: _, ...otherFields } = taxFields;

export const taxScreen = defineScreen({
  list: 'taxes',
  title: 'Tax by country',
  one: 'tax of a country',
  isFixed: true,
  isComplete: true,
  fields: taxFields,
  fieldsOf: () => otherFields,
  states: {},
  usual: '',
  columns: [],
  rowActions: [
    {
      name: 'remove',
      label: 'Remove',
      of: ({ title }) => title,
      isOffered: () => true,
      question: {
        title: 'Remove this tax?',
        action: 'Remove the tax',
        text: ({ title }) => `Buyers in ${title} have the tax of the class from then on. Bookings keep theirs.`,
      },
      done: ({ title }) => `${title} has no tax of its own any more.`,
    },
  ],
  empty: 'No country has a tax of its own: every buyer has the tax of the class.',
  actionsOf: () => ['save'],
  pageOf: () => '/',
  below: () => (
    <>
      <p>
        For seats in classes held live online that have a tax. Seats of a company in one of these countries have its tax
        from the beginning; for a booking whose buyer is corrected it is proposed on the page of the booking. Every
        other country, and every other class, has the tax of the class, as the site shows it.
      </p>
      <NewRecord
        list="taxes"
        fields={taxFields}
        title="Another country"
        action="Add the country"
        done={(_, { id }) => `Buyers in ${countryName(id)} have this tax from now on. Bookings keep theirs.`}
      />
    </>
  ),
  file: {
    hint: `With the columns ${Object.values(taxFields)
      .map(({ label }) => label)
      .join(', ')}. A row whose country is there changes it, any other is a new one.`,
    countsOf: ({ added, changed, unchanged }) => `${added} new, ${changed} changed, ${unchanged} as they are.`,
  },
});
