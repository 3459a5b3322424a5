import {
  expertFields,
  type Fields,
  partnerFields,
  questionFields,
  type RecordAnswer,
  sampleFields,
  settingsFields,
  textFields,
  type VersionedRow,
  type VersionedState,
} from '@agile-languages/api/desk';
import { paths } from '@agile-languages/shared/paths';
import { bookingScreen } from './bookings/booking-screen.tsx';
import { companyScreen } from './bookings/company-screen.tsx';
import { discountScreen } from './bookings/discount-screen.tsx';
import { PaymentSecret } from './bookings/payment-secret.tsx';
import { taxScreen } from './bookings/tax-screen.tsx';
import { classScreen } from './classes/class-screen.tsx';
import { inboxScreen } from './inbox/inbox-screen.tsx';
import { keyScreen } from './keys/key-screen.tsx';
import { KeysOfSitePartner } from './keys/keys-of-site-partner.tsx';
import { mailScreen } from './mails/mail-screen.tsx';
import { invitationScreen, memberScreen } from './people/people-screens.tsx';
import { defineScreen, type ListScreen, type Screen } from './resources/screen.ts';
import type { Column } from './shell/table.tsx';
import { Moment } from './shell/times.tsx';
import { staffScreen } from './staff/staff-screen.tsx';

type Kept = RecordAnswer<VersionedRow>;

const states: Record<VersionedState, string> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, with changes',
  deleted: 'Deleted',
};

const changed: Column<Kept> = {
  name: 'Changed',
  cell: ({ updatedAt, updatedBy }) =>
    updatedBy ? (
      <>
        <Moment at={updatedAt} />, {updatedBy}
      </>
    ) : null,
};

const content = (own: Pick<Screen, 'list' | 'title' | 'one' | 'fields' | 'hasOrder' | 'links' | 'pageOf'>): Screen =>
  defineScreen<Kept>({
    ...own,
    states,
    usual: 'All',
    columns: ['state', changed],
    empty: `There is no ${own.one} yet. The site leaves them out until then.`,
    copy: { name: 'Duplicate', data: {} },
    file: {
      hint: 'With the columns of the export. A row without an id is a new one; State published shows it on the site.',
      countsOf: ({ added, changed, unchanged, published }) =>
        `${added} new, ${changed} changed, ${unchanged} as they are; the site shows ${published} of them anew.`,
    },
    actionsOf: ({ deletedAt, publishedVersion }) =>
      deletedAt === null
        ? [
            'save',
            'publish',
            'preview',
            'restore',
            'delete',
            ...(publishedVersion === null ? [] : ['unpublish' as const]),
          ]
        : ['undelete'],
  });

/** Records have another page, or none. */
export const lists: readonly ListScreen[] = [memberScreen, invitationScreen, inboxScreen, keyScreen, staffScreen];

export const screens: readonly Screen[] = [
  classScreen,
  bookingScreen,
  companyScreen,
  discountScreen,
  taxScreen,
  content({
    ...{ list: 'questions', title: 'Questions', one: 'question', fields: questionFields },
    hasOrder: true,
    pageOf: () => paths.faq,
  }),
  content({
    ...{ list: 'experts', title: 'Experts', one: 'expert', fields: expertFields },
    hasOrder: true,
    pageOf: paths.profile,
  }),
  content({
    ...{ list: 'samples', title: 'Samples', one: 'sample', fields: sampleFields },
    pageOf: paths.sample,
  }),
  content({
    ...{ list: 'partners', title: 'Partners', one: 'partner', fields: partnerFields },
    hasOrder: true,
    links: ({ id }) => <KeysOfSitePartner id={id} />,
    pageOf: () => '/',
  }),
  defineScreen<Kept>({
    ...{ list: 'texts', title: 'Texts', one: 'text', fields: textFields },
    titleName: 'Text',
    titleField: '',
    states: { draft: 'Not confirmed', published: 'Confirmed', changed: 'Confirmed, with changes' },
    usual: 'All',
    columns: ['state', changed],
    empty: '',
    isFixed: true,
    file: {
      hint: 'With the columns of the export. State published is what the site says, and confirmed.',
      countsOf: ({ changed, unchanged, published }) =>
        `${changed} changed, ${published} of them published; ${unchanged} as they are.`,
    },
    fieldsOf: (id): Fields => {
      const { figure, words, text } = textFields;
      if (id === 'home-note') return { words };
      return /^(home|accuracy)-/.test(id) ? { figure, words } : { text };
    },
    actionsOf: ({ id, version }) => [
      ...(['save', 'publish', 'restore'] as const),
      ...(version > 1 ? (['reset'] as const) : []),
      ...(pageWithoutDraft.has(id) ? [] : ['preview' as const]),
    ],
    pageOf: (id) => (id.startsWith('imprint-') ? paths.imprint : '/'),
  }),
  mailScreen,
];

/** Its text is a document of its own, or in every page. */
const pageWithoutDraft = new Set(['terms', 'footer']);

export const settingsScreen = defineScreen({
  ...{ list: 'settings', title: 'Settings', one: 'settings', fields: settingsFields },
  states: { all: 'Of the provider' },
  usual: 'All',
  columns: [],
  empty: '',
  isComplete: true,
  actionsOf: () => ['save'],
  links: () => <PaymentSecret />,
  pageOf: () => '/',
});
