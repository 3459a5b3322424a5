import { emptyData, isKind, type Kind } from '@agile-languages/api/desk';
import { Skeleton } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { Failure } from '../shell/failure.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { choicesQuery, recordQuery } from './content.data.ts';
import { namesOf } from './content-names.ts';
import { RecordForm } from './record-form.tsx';

/** One record, or a new one, which may begin as a copy of another. */
export function RecordPage() {
  const { kind = '', id = '' } = useParams();
  const { state } = useLocation();
  if (!isKind(kind)) return <NotFound />;
  if (id !== 'new') return <Existing key={`${kind} ${id}`} kind={kind} id={id} />;
  return (
    <WithChoices title={`New ${namesOf[kind].one}`}>
      {(choices) => <RecordForm key={kind} kind={kind} choices={choices} first={state?.copy ?? emptyData(kind)} />}
    </WithChoices>
  );
}

function Existing({ kind, id }: { kind: Kind; id: string }) {
  const { data, error, refetch } = useQuery(recordQuery(kind, id));
  if (!data)
    return (
      <>
        <h1>{namesOf[kind].list}</h1>
        {error ? <Failure error={error} onRetry={refetch} /> : <Skeleton lines={10} />}
      </>
    );
  return (
    <WithChoices title={data.title || `A ${namesOf[kind].one} without a title`}>
      {(choices) => <RecordForm kind={kind} choices={choices} record={data} first={data.data} />}
    </WithChoices>
  );
}

function WithChoices({ title, children }: WithChoicesProps) {
  const { data, error, refetch } = useQuery(choicesQuery);
  return (
    <>
      <h1>{title}</h1>
      <Failure error={error} onRetry={refetch} />
      {data ? children(data) : null}
      {!data && !error ? <Skeleton lines={10} /> : null}
    </>
  );
}

interface WithChoicesProps {
  title: string;
  children: (choices: Parameters<typeof RecordForm>[0]['choices']) => React.ReactNode;
}
