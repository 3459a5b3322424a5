import type { PartnerAccountAnswer } from '@agile-languages/api/desk';
import { Button, ButtonRow, Field, Select, TextInput } from '@agile-languages/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Failure } from '../shell/failure.tsx';
import { MailBeforehand } from '../shell/mail-preview.tsx';
import { Moment } from '../shell/times.tsx';
import { partnerAccountPath, usePartnerSide } from './partner-side.tsx';

type Name = 'ask-origin' | 'accept-origin' | 'refuse-origin';

const said: Record<Name, string> = {
  'ask-origin': 'The provider has your request. You are told by mail what comes of it.',
  'accept-origin': 'The key works on these pages now. Who asked is told by mail.',
  'refuse-origin': 'It is not added. Who asked is told by mail.',
};

export function OriginRequests({ partner: { id, keys, originRequests } }: { partner: PartnerAccountAnswer }) {
  const { call, isStaff } = usePartnerSide();
  const client = useQueryClient();
  const act = useMutation({
    mutationFn: ({ name, input }: { name: Name; input: object }) =>
      call('POST', `${partnerAccountPath(id)}/${name}`, input),
    onSuccess: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [name] }) => name === 'partner-accounts' || name === 'partner-keys' || name === 'today',
      }),
  });
  const [asked, setAsked] = useState<{ name: Name; input: object; origin: string }>();
  const valid = keys.filter(({ endsAt }) => endsAt === null);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { key, origin } = Object.fromEntries(new FormData(form));
    act.mutate({ name: 'ask-origin', input: { key, origin } }, { onSuccess: () => form.reset() });
  }

  return (
    <>
      {originRequests.length > 0 ? <h3>Origins asked for</h3> : null}
      {originRequests.length > 0 ? (
        <ul className="stack">
          {originRequests.map(({ id: request, origin, partnerKey, email, createdAt }) => (
            <li key={request}>
              {origin} for the key …{partnerKey.slice(-6)}, {email}, <Moment at={createdAt} />
              {isStaff ? (
                <ButtonRow>
                  {(['accept-origin', 'refuse-origin'] as const).map((name) => (
                    <Button
                      key={name}
                      variant="line"
                      size="small"
                      disabled={act.isPending}
                      onClick={() => setAsked({ name, input: { request }, origin })}
                    >
                      {name === 'accept-origin' ? 'Accept' : 'Refuse'} <span className="visually-hidden">{origin}</span>
                    </Button>
                  ))}
                </ButtonRow>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <ConfirmDialog
        open={asked !== undefined}
        title={asked?.name === 'accept-origin' ? 'Accept this origin?' : 'Refuse this origin?'}
        action={asked?.name === 'accept-origin' ? 'Accept it' : 'Refuse it'}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) act.mutate(asked);
        }}
        below={
          asked ? (
            <MailBeforehand ask={() => call('POST', `${partnerAccountPath(id)}/${asked.name}?dry=1`, asked.input)} />
          ) : null
        }
      >
        {asked?.origin}: who asked is told by mail.
      </ConfirmDialog>
      {isStaff || valid.length === 0 ? null : <OriginForm keys={valid} isPending={act.isPending} onSubmit={onSubmit} />}
      <p role="status">{act.isSuccess ? said[act.variables.name] : ''}</p>
      <Failure error={act.error} />
    </>
  );
}

interface OriginFormProps {
  keys: PartnerAccountAnswer['keys'];
  isPending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const OriginForm = ({ keys, isPending, onSubmit }: OriginFormProps) => (
  <form className="stack" onSubmit={onSubmit}>
    <h3>Ask for another origin</h3>
    <Field label="Key">
      <Select name="key">
        {keys.map(({ key, name, isTest }) => (
          <option key={key} value={key}>
            {name}
            {isTest ? ' (tests)' : ''} …{key.slice(-6)}
          </option>
        ))}
      </Select>
    </Field>
    <Field label="Origin" hint="For example https://partner.example">
      <TextInput name="origin" required maxLength={300} autoComplete="off" inputMode="url" />
    </Field>
    <div>
      <Button type="submit" disabled={isPending}>
        Ask for it
      </Button>
    </div>
  </form>
);
