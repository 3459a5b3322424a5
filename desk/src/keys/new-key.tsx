import { keyFields, type PartnerMonth } from '@agile-languages/api/desk';
import { Field, Select, TextInput } from '@agile-languages/shared/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { NewRecord } from '../record/new-record.tsx';
import { useResourceCalls } from '../resources/resource.data.ts';

const list = 'partner-keys';

export const monthQuery = queryOptions({
  queryKey: [list, 'month'],
  queryFn: () => call<PartnerMonth>('GET', '/partner-month'),
});

export function NewKey() {
  const { data: month } = useQuery(monthQuery);
  const { create } = useResourceCalls(list);
  const [partner, setPartner] = useState('');
  const [partnerName, setPartnerName] = useState('');

  return (
    <NewRecord
      list={list}
      fields={keyFields}
      title="New key"
      action="Make the key"
      done={(_, { id }) => `The key is ${id}.`}
      create={async (data) => {
        const [kind, id = ''] = partner.split(/:(.*)/s);
        const made =
          kind === 'keys'
            ? await create(data, { partner: id })
            : await create(data, kind === 'site' ? { sitePartner: id } : { partnerName }, 'create-partner');
        setPartner('');
        setPartnerName('');
        return made;
      }}
      before={
        <>
          <Field label="Partner">
            <Select value={partner} onChange={({ target }) => setPartner(target.value)}>
              <option value="">A new partner</option>
              <Partners label="With keys" kind="keys" partners={month?.partners} />
              <Partners label="On the site" kind="site" partners={month?.sitePartners} />
            </Select>
          </Field>
          {partner ? null : (
            <Field label="Name of the partner">
              <TextInput
                maxLength={200}
                autoComplete="off"
                value={partnerName}
                onChange={({ target }) => setPartnerName(target.value)}
              />
            </Field>
          )}
        </>
      }
    />
  );
}

function Partners({ label, kind, partners = [] }: PartnersProps) {
  if (partners.length === 0) return null;
  return (
    <optgroup label={label}>
      {partners.map(({ id, name }) => (
        <option key={id} value={`${kind}:${id}`}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

interface PartnersProps {
  label: string;
  kind: 'keys' | 'site';
  partners: PartnerMonth['partners'] | undefined;
}
