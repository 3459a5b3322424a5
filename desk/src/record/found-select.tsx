import type { ClassListRow, MemberRow } from '@agile-languages/api/desk';
import { Field, Select, TextInput } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useState } from 'react';
import { listQuery, recordQuery } from '../resources/resource.data.ts';
import { Failure } from '../shell/failure.tsx';
import { useRested } from '../shell/use-rested.ts';

type FoundClass = Pick<ClassListRow, 'id' | 'name' | 'localStart' | 'seatsLeft' | 'state'>;

const offered = { ahead: 'not begun', 'on-site': 'not ended' } as const;

/** Classes on the site, and the chosen one. The server says whether it fits. */
export function ClassSelect({ state = 'on-site', value, ...rest }: ClassSelectProps) {
  const found = useFound<ClassListRow>('classes', { state });
  const { words, data } = found;
  const isListed = value === '' || !data || data.rows.some(({ id }) => id === value);
  const { data: chosen } = useQuery({ ...recordQuery<ClassListRow>('classes', value), enabled: !isListed });
  const rows: FoundClass[] = [...(!isListed && chosen ? [chosen] : []), ...(data?.rows ?? [])];
  return (
    <FoundSelect
      {...{ found, value, ...rest }}
      label="Class"
      search={{ label: 'Find a class', hint: 'A part of its name, or its number' }}
      hint={
        data?.total === 0 && !words
          ? `There is no class on the site that has ${offered[state]}.`
          : [`Those that have ${offered[state]}`, found.others].filter(Boolean).join(', ')
      }
    >
      {rows.map(({ id, name, localStart, ...item }) => (
        <option key={id} value={id}>
          {localStart.slice(0, 10)}, {name} ({freeIn(item)})
        </option>
      ))}
    </FoundSelect>
  );
}

/** `begun, 3 seats left` */
function freeIn({ state, seatsLeft }: Pick<FoundClass, 'state' | 'seatsLeft'>): string {
  const seats = seatsLeft === 0 ? 'full' : seatsLeft === 1 ? '1 seat left' : `${seatsLeft} seats left`;
  return state === 'begun' ? `begun, ${seats}` : seats;
}

/** Its value is an e-mail address. */
export function MemberSelect({ value, onChange }: Pick<SelectProps, 'value' | 'onChange'>) {
  const found = useFound<MemberRow>('members');
  const { data, others } = found;
  const rows = data?.rows ?? [];
  const isListed = value === '' || rows.some(({ email }) => email === value);
  return (
    <FoundSelect
      {...{ found, value, onChange }}
      label="Member"
      search={{ label: 'Find a member', hint: 'A part of the name, the address or the company' }}
      hint={others}
    >
      {isListed ? null : <option value={value}>{value}</option>}
      {rows.map(({ id, fullname, email }) => (
        <option key={id} value={email}>
          {fullname}, {email}
        </option>
      ))}
    </FoundSelect>
  );
}

function FoundSelect({
  found,
  label,
  search,
  hint,
  error,
  value,
  onChange,
  ref,
  isOptional,
  children,
}: FoundSelectProps) {
  const { words, setWords, others } = found;
  return (
    <>
      {others || words ? (
        <Field {...search}>
          <TextInput
            type="search"
            value={words}
            maxLength={100}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={(event) => {
              // It would send the form around it.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </Field>
      ) : null}
      <Field label={label} error={error} hint={hint}>
        <Select ref={ref} value={value} onChange={({ target }) => onChange(target.value)} required={!isOptional}>
          <option value="">Choose</option>
          {children}
        </Select>
      </Field>
      <Failure error={found.error} onRetry={found.refetch} />
    </>
  );
}

/** `others`: says that the server has more than it lists. */
function useFound<Row>(list: string, filter: Record<string, string> = {}) {
  const [words, setWords] = useState('');
  const sought = useRested(words.trim());
  const query = new URLSearchParams({ ...filter, ...(sought && { q: sought }) });
  const { data, error, refetch } = useQuery(listQuery<Row>(list, query.toString()));
  const [shown, total] = [data?.rows.length ?? 0, data?.total ?? 0];
  const others = total > shown ? `${shown} of ${total}: search for the others` : undefined;
  return { words, setWords, data, error, refetch, others };
}

interface SelectProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
  isOptional?: boolean;
}

interface ClassSelectProps extends SelectProps {
  state?: keyof typeof offered;
}

interface FoundSelectProps extends SelectProps {
  found: Omit<ReturnType<typeof useFound>, 'data'>;
  label: string;
  search: { label: string; hint: string };
  hint: string | undefined;
  children: ReactNode;
}
