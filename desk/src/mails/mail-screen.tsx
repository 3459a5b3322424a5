import { mailTextFields } from '@agile-languages/api/desk';
import { defineScreen } from '../resources/screen.ts';
import { type MailRecord, MailWords } from './mail-words.tsx';

export const mailScreen = defineScreen<MailRecord>({
  ...{ list: 'mail-texts', title: 'Mails', one: 'mail', fields: mailTextFields },
  titleName: 'Mail',
  titleField: '',
  states: { draft: 'As it came', published: 'In your words', changed: 'In your words, with changes' },
  usual: 'All',
  columns: ['state'],
  empty: '',
  isFixed: true,
  file: {
    hint: 'With the columns of the export. State published is sent from then on.',
    countsOf: ({ changed, unchanged, published }) =>
      `${changed} changed, ${published} of them published; ${unchanged} as they are.`,
  },
  published: 'Published. Mails have these words from now on.',
  actionsOf: ({ version, state }) => [
    ...(['save', 'publish', 'restore'] as const),
    ...(version > 1 || state !== 'draft' ? (['reset'] as const) : []),
  ],
  beside: (data, record) => (record ? <MailWords record={record} data={data} /> : null),
  pageOf: () => '/',
});
