import { Button, Field, Select, TextArea, TextInput } from '@agile-languages/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../api/call.ts';
import { Failure } from '../shell/failure.tsx';
import { useKeyCall } from './keys.data.ts';

/** Makes a key, for a partner that is there or a new one. */
export function NewKey({ partners }: { partners: { id: string; name: string }[] }) {
  const titleId = useId();
  const [partnerId, setPartnerId] = useState('');
  const [made, setMade] = useState('');
  const create = useKeyCall((body: object) => call<{ key: string }>('POST', '/partner-keys', body));

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { partnerName = '', name, kind, origins } = Object.fromEntries(new FormData(form));
    setMade('');
    create.mutate(
      { partnerId, partnerName, name, kind, origins },
      {
        onSuccess: ({ key }) => {
          form.reset();
          setPartnerId('');
          setMade(key);
        },
      },
    );
  }

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>New key</h2>
      <form className="stack" onSubmit={onSubmit}>
        <Field label="Partner">
          <Select value={partnerId} onChange={({ target }) => setPartnerId(target.value)}>
            <option value="">A new partner</option>
            {partners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {partnerId === '' ? (
          <Field label="Name of the partner">
            <TextInput name="partnerName" maxLength={200} autoComplete="off" required />
          </Field>
        ) : null}
        <Field label="What the key is for" hint="Optional">
          <TextInput name="name" maxLength={200} autoComplete="off" />
        </Field>
        <Field label="Origins" hint="Of the pages that use it, one a line, for example https://partner.example">
          <TextArea name="origins" rows={3} required />
        </Field>
        <Field label="Kind" hint="A key for tests works without TLS too, and what comes with it does not count.">
          <Select name="kind">
            <option value="live">live</option>
            <option value="test">test</option>
          </Select>
        </Field>
        <div>
          <Button type="submit" disabled={create.isPending}>
            Make the key
          </Button>
        </div>
      </form>
      <p role="status">{made ? `The key is ${made}.` : ''}</p>
      <Failure error={create.error} />
    </section>
  );
}
