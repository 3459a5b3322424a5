import { classFields, classStates, type DeskClass, type FieldData, isNews } from '@agile-languages/api/desk';
import { paths } from '@agile-languages/shared/paths';
import { buttonClass } from '@agile-languages/shared/ui';
import { Link } from 'react-router-dom';
import { useAccount } from '../api/account.ts';
import { defineScreen } from '../resources/screen.ts';
import { ownTimeZone } from '../shell/times.tsx';
import { PatternControls } from './pattern-controls.tsx';
import { SessionPreview } from './session-preview.tsx';

export const classStateNames: Record<DeskClass['state'], string> = {
  draft: 'Draft',
  published: 'Published',
  full: 'Full',
  begun: 'Begun',
  over: 'Over',
  cancelled: 'Cancelled',
  deleted: 'Deleted',
};

const labels = Object.values(classFields).map(({ label }) => label);

export const classScreen = defineScreen<DeskClass>({
  list: 'classes',
  title: 'Classes',
  one: 'class',
  fields: classFields,
  states: { ...Object.fromEntries(classStates.map((state) => [state, classStateNames[state]])), all: 'All' },
  usual: 'Drafts, and not over',
  columns: [
    'state',
    { name: 'Number', cell: ({ id }) => id },
    { name: 'Enrolled', cell: ({ seatsTotal, seatsLeft }) => `${seatsTotal - seatsLeft} of ${seatsTotal}` },
  ],
  empty: 'There is no class ahead.',
  initial: ({ currency, reminderDays }) => ({ timeZone: ownTimeZone(), currency, reminderDays }),
  copy: { name: 'Duplicate to new dates', data: { start: '', otherDates: '', earlyPrice: '', earlyUntil: '' } },
  actionsOf(item) {
    if (item.state === 'draft') return ['save', 'publish', 'preview', 'delete'];
    if (item.state === 'deleted') return ['undelete'];
    if (item.state === 'cancelled') return [];
    return isOnSite(item) && item.seatsLeft === item.seatsTotal ? ['save', 'unpublish'] : ['save'];
  },
  about: ({ id, seatsTotal, seatsLeft }) => `number ${id}, ${seatsTotal - seatsLeft} of ${seatsTotal} seats taken`,
  mails: (item) =>
    isOnSite(item) ? { alsoBegun: true, alsoMarked: true, alsoTold: true, alsoUntold: true } : undefined,
  links: (item) => <ClassLinks item={item} />,
  above: (field, data, set) =>
    field === 'pattern' ? (
      <PatternControls
        pattern={String(data.pattern)}
        start={String(data.start)}
        onPattern={(pattern) => set('pattern', pattern)}
      />
    ) : null,
  beside: (data, item, set) => (
    <div className="stack">
      <SessionPreview
        start={String(data.start)}
        timeZone={String(data.timeZone)}
        pattern={String(data.pattern)}
        otherDates={String(data.otherDates)}
        onOtherDates={(lines) => set('otherDates', lines)}
      />
      {item && isMoved(item, data) ? (
        <p role="status">
          Save alone tells nobody who is enrolled, waits or is invited.{' '}
          <Link to={`/classes/${item.id}/move`}>Save and tell them by mail</Link>
        </p>
      ) : null}
    </div>
  ),
  pageOf: paths.class,
  file: {
    hint: `With the columns ${labels.join(', ')} and State. Each row is a new class; State published shows it on the site.`,
    countsOf: ({ added, published, unchanged }) =>
      `${added} announced, ${published} of them published; ${unchanged} are there already.`,
  },
});

const isOnSite = ({ state }: DeskClass) => state === 'published' || state === 'full' || state === 'begun';

/** Participants would come at the wrong time, or to the wrong place. */
const isMoved = (item: DeskClass, data: FieldData) => isOnSite(item) && isNews(item.data, data);

function ClassLinks({ item }: { item: DeskClass }) {
  const { siteOrigin } = useAccount();
  const { id, state } = item;
  return (
    <>
      {state === 'draft' || state === 'deleted' ? null : (
        <>
          <Link className={buttonClass('line', 'small')} to={`/classes/${id}/participants`}>
            Participants
          </Link>
          <Link className={buttonClass('line', 'small')} to={`/classes/${id}/write`}>
            Mail participants
          </Link>
          <Link className={buttonClass('line', 'small')} to={`/company-bookings?q=${encodeURIComponent(item.name)}`}>
            Company bookings
          </Link>
        </>
      )}
      {isOnSite(item) ? (
        <>
          <a className={buttonClass('line', 'small')} href={`${siteOrigin}${paths.class(id)}`}>
            On the site
          </a>
          {state === 'begun' ? null : (
            <Link className={buttonClass('line', 'small')} to={`/classes/${id}/postpone`}>
              Postpone by a week
            </Link>
          )}
          <Link className={buttonClass('line', 'small')} to={`/classes/${id}/cancel`}>
            Cancel the class
          </Link>
        </>
      ) : null}
    </>
  );
}
