import type { MemberRow } from '@agile-languages/api/desk';
import { Field, Select, TextInput } from '@agile-languages/shared/ui';
import { Failure } from '../shell/failure.tsx';
import { useFound } from './use-found.ts';

/** @param value an e-mail address */
export function MemberSelect({ value, onChange }: MemberSelectProps) {
  const { words, setWords, data, error, refetch, isMore } = useFound<MemberRow>('members');
  const rows = data?.rows ?? [];
  const isListed = value === '' || rows.some(({ email }) => email === value);
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
