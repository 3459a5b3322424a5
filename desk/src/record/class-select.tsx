import type { ClassListRow } from '@agile-languages/api/desk';
import { Field, Select, TextInput } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { recordQuery } from '../resources/resource.data.ts';
import { Failure } from '../shell/failure.tsx';
import { useFound } from './use-found.ts';

type Choice = Pick<ClassListRow, 'id' | 'name' | 'localStart' | 'seatsLeft' | 'state'>;

const offered = { ahead: 'not begun', 'on-site': 'not ended' } as const;

/** Classes on the site, and the chosen one. The server says whether it fits. */
export function ClassSelect({ value, onChange, state = 'on-site', error: fault, ref }: ClassSelectProps) {
  const found = useFound<ClassListRow>('classes', { state });
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
        hint={
          data?.total === 0 && !words
            ? `There is no class on the site that has ${offered[state]}.`
            : `Those that have ${offered[state]}`
        }
      >
        <Select ref={ref} value={value} onChange={({ target }) => onChange(target.value)} required>
          <option value="">Choose</option>
          {rows.map(({ id, name, localStart, ...item }) => (
            <option key={id} value={id}>
              {localStart.slice(0, 10)}, {name} ({freeIn(item)})
            </option>
          ))}
        </Select>
      </Field>
      <Failure error={error} onRetry={refetch} />
    </>
  );
}

/** `begun, 3 seats left` */
function freeIn({ state, seatsLeft }: Pick<Choice, 'state' | 'seatsLeft'>): string {
  const seats = seatsLeft === 0 ? 'full' : seatsLeft === 1 ? '1 seat left' : `${seatsLeft} seats left`;
  return state === 'begun' ? `begun, ${seats}` : seats;
}

interface ClassSelectProps {
  value: string;
  onChange: (id: string) => void;
  state?: keyof typeof offered;
  error?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}
