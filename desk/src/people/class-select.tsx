import { Field, Select } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { classListQuery } from '../classes/classes.data.ts';
import { Failure } from '../shell/failure.tsx';

/** One of the next classes that have a seat. Its value is in the form under `classId`. */
export function ClassSelect() {
  const { data, error, refetch } = useQuery(classListQuery('state=published'));
  if (error) return <Failure error={error} onRetry={refetch} />;
  return (
    <Field label="Class" hint={data?.total === 0 ? 'No class on the site has a seat.' : 'Those with a free seat'}>
      <Select name="classId" required>
        <option value="">Choose</option>
        {data?.rows.map(({ id, name, localStart }) => (
          <option key={id} value={id}>
            {localStart.slice(0, 10)}, {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
