import type { MemberRow } from '@agile-languages/api/desk';
import { Field, Select, TextInput } from '@agile-languages/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQuery } from '../resources/resource.data.ts';
import { Failure } from '../shell/failure.tsx';
import { useRested } from '../shell/use-rested.ts';

/** Members, found by words where they are many. @param value an e-mail address */
export function MemberSelect({ value, onChange }: MemberSelectProps) {
  const [words, setWords] = useState('');
  const sought = useRested(words.trim());
  const search = new URLSearchParams(sought ? { q: sought } : {});
  const found = useQuery({ ...listQuery<MemberRow>('members', search.toString()), placeholderData: keepPreviousData });
  const { data, error, refetch } = found;
  const rows = data?.rows ?? [];
  const isListed = value === '' || rows.some(({ email }) => email === value);
  const isMore = (data?.total ?? 0) > rows.length;
  return (
    <>
      {isMore || words ? (
        <Field label="Find a member" hint="A part of the name, the address or the company">
          <TextInput type="search" value={words} maxLength={100} onChange={({ target }) => setWords(target.value)} />
        </Field>
      ) : null}
      <Field label="Member" hint={isMore ? `${rows.length} of ${data?.total}: search for the others` : undefined}>
        <Select value={value} onChange={({ target }) => onChange(target.value)} required>
          <option value="">Choose</option>
          {isListed ? null : <option value={value}>{value}</option>}
          {rows.map(({ id, fullname, email }) => (
            <option key={id} value={email}>
              {fullname}, {email}
            </option>
          ))}
        </Select>
      </Field>
      <Failure error={error} onRetry={refetch} />
    </>
  );
}

interface MemberSelectProps {
  value: string;
  onChange: (email: string) => void;
}
