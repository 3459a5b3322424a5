import type { ClassListRow } from '@agile-languages/api/desk';
import { Field, Select, TextInput } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { recordQuery } from '../resources/resource.data.ts';
import { Failure } from '../shell/failure.tsx';
import { useFound } from './use-found.ts';

type Choice = Pick<ClassListRow, 'id' | 'name' | 'localStart' | 'seatsLeft'>;

/** Classes with a free seat, and the chosen one. */
export function ClassSelect({ value, onChange, hint, error: fault, ref }: ClassSelectProps) {
  const found = useFound<ClassListRow>('classes', { state: 'published' });
  const { words, setWords, data, error, refetch, isMore } = found;
  const isListed = value === '' || !data || data.rows.some(({ id }) => id === value);
  const { data: chosen } = useQuery({ ...recordQuery<ClassListRow>('classes', value), enabled: !isListed });
  const rows: Choice[] = [...(!isListed && chosen ? [chosen] : []), ...(data?.rows ?? [])];
  return (
    <>
      {isMore || words ? (
        <Field label="Find a class" hint="A part of its name, or its number">
          <TextInput type="search" value={words} maxLength={100} onChange={({ target }) => setWords(target.value)} />
        </Field>
      ) : null}
      <Field
        label="Class"
        error={fault}
        hint={data?.total === 0 && !words ? 'No class on the site has a seat.' : (hint ?? 'Those with a free seat')}
      >
        <Select ref={ref} value={value} onChange={({ target }) => onChange(target.value)} required>
          <option value="">Choose</option>
          {rows.map(({ id, name, localStart, seatsLeft }) => (
            <option key={id} value={id}>
              {localStart.slice(0, 10)}, {name} ({seatsLeft === 1 ? '1 seat' : `${seatsLeft} seats`} left)
            </option>
          ))}
        </Select>
      </Field>
      <Failure error={error} onRetry={refetch} />
    </>
  );
}

interface ClassSelectProps {
  value: string;
  onChange: (id: string) => void;
  hint?: string;
  error?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}
