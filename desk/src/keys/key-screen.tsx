import { type FieldData, keyFields, type PartnerKeyRow, type RecordAnswer } from '@agile-languages/api/desk';
import { Button, ButtonRow, Dialog, Field, TextArea } from '@agile-languages/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useResourceCalls } from '../resources/resource.data.ts';
import { defineList } from '../resources/screen.ts';
import { Failure } from '../shell/failure.tsx';
import { Moment } from '../shell/times.tsx';
import { monthQuery, NewKey } from './new-key.tsx';
import { inBrackets, unanswered } from './unanswered.ts';

type Key = RecordAnswer<PartnerKeyRow>;

export const keyScreen = defineList<Key>({
  list: 'partner-keys',
  path: 'keys',
  title: 'Partner keys',
  titleName: 'Partner',
  hasPage: false,
  fields: keyFields,
  states: { valid: 'Valid', ended: 'Ended' },
  usual: 'All',
  columns: [
    { name: 'Key', isLong: true, cell: ({ key }) => <code>{key}</code> },
    { name: 'Pages', isLong: true, cell: (row) => <Pages row={row} /> },
    { name: 'Valid', cell: (row) => <Validity row={row} /> },
    { name: 'This month', cell: ({ key }) => <Month of={key} /> },
    {
      name: 'Partner’s page',
      cell: ({ partnerId, partnerName }) => (
        <Link to={`/keys/partners/${encodeURIComponent(partnerId)}`}>
          Report and events <span className="visually-hidden">of {partnerName}</span>
        </Link>
      ),
    },
  ],
  rowActions: [
    {
      name: 'rotate',
      label: 'Replace',
      of: ({ partnerName }) => `the key of ${partnerName}`,
      isOffered: ({ endsAt }) => endsAt === null,
      question: {
        title: 'Replace this key?',
        action: 'Make a new key',
        text: ({ partnerName }) =>
          `${partnerName} gets another key for the same pages. Both work for 30 days, then only the new one does.`,
      },
      done: (_, { id }) => `The new key is ${id}. The former one ends in 30 days.`,
    },
    {
      name: 'revoke',
      label: 'Revoke',
      of: ({ partnerName }) => `the key of ${partnerName}`,
      isOffered: ({ hasEnded }) => !hasEnded,
      question: {
        title: 'Revoke this key?',
        action: 'Revoke the key',
        text: ({ partnerName }) =>
          `Pages of ${partnerName} that use it hear nothing from the site any more, at once. What came with it stays counted.`,
      },
      done: () => 'The key has ended.',
    },
  ],
  empty: 'No partner has a key yet.',
  below: () => <NewKey />,
  file: 'none',
});

function Pages({ row }: { row: Key }) {
  const calls = useResourceCalls('partner-keys');
  const [isOpen, setIsOpen] = useState(false);
  const change = useMutation({ mutationFn: (data: FieldData) => calls.save(row, data) });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    change.mutate({ origins: String(form.get('origins')), people: String(form.get('people')) });
    setIsOpen(false);
  }

  return (
    <>
      {row.origins.join(' ')}
      {row.hasEnded ? null : (
        <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
          Change pages and people <span className="visually-hidden">of {row.partnerName}</span>
        </Button>
      )}
      <p role="status">{change.isSuccess ? 'The key works on these pages now.' : ''}</p>
      <Failure error={change.error} />
      <Dialog open={isOpen} title="Pages and people of this key" onClose={() => setIsOpen(false)}>
        <form className="stack" onSubmit={onSubmit}>
          <Field label="Origins" hint="One a line, for example https://partner.example">
            <TextArea name="origins" rows={5} defaultValue={row.origins.join('\n')} required />
          </Field>
          <Field label="Addresses of the partner" hint="Of people who may see its figures at /partner, one a line">
            <TextArea name="people" rows={3} defaultValue={row.people.join('\n')} />
          </Field>
          <ButtonRow>
            <Button type="submit">Save</Button>
            <Button variant="line" onClick={() => setIsOpen(false)}>
              Go back
            </Button>
          </ButtonRow>
        </form>
      </Dialog>
    </>
  );
}

function Validity({ row: { isTest, hasEnded, endsAt } }: { row: Key }) {
  return (
    <>
      {isTest ? 'For tests, ' : ''}
      {hasEnded ? 'ended ' : endsAt ? 'ends ' : 'valid'}
      {endsAt ? <Moment at={endsAt} /> : null}
    </>
  );
}

function Month({ of: key }: { of: string }) {
  const { data, error, refetch } = useQuery(monthQuery);
  if (!data) return <Failure error={error} onRetry={refetch} />;
  const { views = 0, starts = 0, requests = 0, unconfirmed = 0, closed = 0 } = data.counts[key] ?? {};
  const { enrolments = 0, cancelled = 0, foreign = 0 } = data.counts[key] ?? {};
  const asked = `${requests} asked for a place${inBrackets(unanswered({ unconfirmed, closed }))}`;
  const others = foreign ? `; ${foreign} from origins that are not registered` : '';
  return `${views} shown, ${starts} used, ${asked}, ${enrolments} enrolled, ${cancelled} given back${others}`;
}
