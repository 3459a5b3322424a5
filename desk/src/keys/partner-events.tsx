import type { PartnerAccountAnswer, PartnerEventRow } from '@agile-languages/api/desk';
import { Button, ButtonRow, Field, TextInput } from '@agile-languages/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Failure } from '../shell/failure.tsx';
import { type Column, Table } from '../shell/table.tsx';
import { Moment } from '../shell/times.tsx';
import { partnerAccountPath, partnerAccountQuery, usePartnerSide } from './partner-side.tsx';

type Name = 'webhook' | 'stop-webhook' | 'new-secret' | 'ping' | 'resend';

const said: Record<Name, string> = {
  webhook: 'Events go to this address.',
  'stop-webhook': 'Nothing is sent any more.',
  'new-secret': 'Events are signed with the new secret, and for a day with the former one too.',
  ping: 'The test is on its way. It is the first of the events below.',
  resend: 'It is sent again.',
};

interface Act {
  name: Name;
  input?: object;
}

export function PartnerEvents({ partner }: { partner: PartnerAccountAnswer }) {
  const { id, title, webhookUrl, formerSecretEndsAt, events } = partner;
  const side = usePartnerSide();
  const titleId = useId();
  const [isStopping, setIsStopping] = useState(false);
  const client = useQueryClient();
  const act = useMutation({
    mutationFn: ({ name, input = {} }: Act) =>
      side.call<{ secret?: string }>('POST', `${partnerAccountPath(id)}/${name}`, input),
    onSuccess: () => client.invalidateQueries({ queryKey: partnerAccountQuery(side, id).queryKey }),
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = String(new FormData(event.currentTarget).get('address')).trim();
    act.mutate({ name: 'webhook', input: { address } });
  }

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Events for {side.isStaff ? 'the partner’s' : 'your'} server</h2>
      <p>
        {webhookUrl
          ? 'It is told of requests, enrolments and seats that were given back.'
          : 'With an address, it is told of requests, enrolments and seats that were given back.'}
        {formerSecretEndsAt ? (
          <>
            {' '}
            The former secret is good until <Moment at={formerSecretEndsAt} />.
          </>
        ) : null}
      </p>
      <form key={webhookUrl} className="stack" onSubmit={onSubmit}>
        <Field label="Address of the server" hint="For example https://partner.example/events">
          <TextInput name="address" type="url" maxLength={500} required defaultValue={webhookUrl} />
        </Field>
        <ButtonRow>
          <Button type="submit" disabled={act.isPending}>
            Send events to this address
          </Button>
          {webhookUrl ? (
            <>
              <Button variant="line" disabled={act.isPending} onClick={() => act.mutate({ name: 'ping' })}>
                Send a test
              </Button>
              <Button variant="line" disabled={act.isPending} onClick={() => act.mutate({ name: 'new-secret' })}>
                New secret
              </Button>
              <Button variant="line" disabled={act.isPending} onClick={() => setIsStopping(true)}>
                Stop
              </Button>
            </>
          ) : null}
        </ButtonRow>
      </form>
      <Failure error={act.error} />
      <div role="status">
        {act.isSuccess ? <p>{said[act.variables.name]}</p> : null}
        {act.data?.secret ? <Secret text={act.data.secret} /> : null}
      </div>
      {events.length > 0 ? (
        <Table
          columns={columnsOf((event) => act.mutate({ name: 'resend', input: { event } }), webhookUrl !== '')}
          rows={events}
          keyOf={(event) => event.id}
        />
      ) : null}
      <ConfirmDialog
        open={isStopping}
        title="Send no more events?"
        action="Stop"
        onClose={() => setIsStopping(false)}
        onConfirm={() => act.mutate({ name: 'stop-webhook' })}
      >
        The server of {title} hears of nothing any more, and its secret is forgotten. The figures of the month go on.
      </ConfirmDialog>
    </section>
  );
}

const Secret = ({ text }: { text: string }) => (
  <p>
    The secret, which is shown only now: <code>{text}</code>
  </p>
);

const columnsOf = (resend: (event: string) => void, canSend: boolean): Column<PartnerEventRow>[] => [
  { name: 'When', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { name: 'Event', isTitle: true, cell: ({ type }) => type },
  {
    name: 'State',
    isLong: true,
    cell: ({ state, tries, answer }) => `${state}${tries > 1 ? `, ${tries} tries` : ''}${answer ? ` (${answer})` : ''}`,
  },
  {
    name: 'Actions',
    isUnnamed: true,
    cell: ({ id, type }) =>
      canSend ? (
        <Button variant="quiet" size="small" onClick={() => resend(id)}>
          Send again <span className="visually-hidden">{type}</span>
        </Button>
      ) : null,
  },
];
