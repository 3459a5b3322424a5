import { initialOf } from '@agile-languages/api/desk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { choicesQuery, type ResourceRecord, recordQuery } from '../resources/resource.data.ts';
import type { Screen } from '../resources/screen.ts';
import { Pending } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { Moment } from '../shell/times.tsx';
import { RecordForm } from './record-form.tsx';

/** A new one may begin as a copy. */
export function RecordPage({ screen, children }: { screen: Screen; children?: ReactNode }) {
  const { id = '' } = useParams();
  return id === 'new' && !screen.isFixed ? (
    <NewRecord screen={screen} />
  ) : (
    <ExistingRecord key={id} screen={screen} id={id}>
      {children}
    </ExistingRecord>
  );
}

function NewRecord({ screen }: { screen: Screen }) {
  const { state } = useLocation();
  const { data: choices, error, refetch } = useQuery(choicesQuery);
  const title = `New ${screen.one}`;
  if (!choices) return <Pending title={title} error={error} onRetry={refetch} lines={10} />;
  return (
    <>
      <h1>{title}</h1>
      <RecordForm
        screen={screen}
        choices={choices}
        first={{ ...initialOf(screen.fields), ...screen.initial?.(choices), ...state?.copy }}
      />
    </>
  );
}

export function ExistingRecord({ screen: given, id, children }: ExistingRecordProps) {
  const screen = given.fieldsOf ? { ...given, fields: given.fieldsOf(id) } : given;
  const { data: record, error, refetch } = useQuery(recordQuery<ResourceRecord>(screen.list, id));
  const { data: choices, error: choiceError } = useQuery(choicesQuery);
  if (!record || !choices)
    return <Pending title={screen.title} error={error ?? choiceError} onRetry={refetch} lines={10} />;
  return (
    <>
      <div className={listStyles.head}>
        <h1>{record.title || `A ${screen.one} without a title`}</h1>
        <State screen={screen} record={record} />
      </div>
      <RecordForm screen={screen} choices={choices} record={record} first={record.data}>
        {children}
      </RecordForm>
    </>
  );
}

interface ExistingRecordProps {
  screen: Screen;
  id: string;
  /** Between fields and history. */
  children?: ReactNode;
}

function State({
  screen,
  record,
}: {
  screen: Screen;
  record: ResourceRecord & { updatedAt?: string; updatedBy?: string };
}) {
  const { state, updatedAt = '', updatedBy, mailFault } = record;
  const about = screen.about?.(record);
  return (
    <p className="soft">
      {screen.states[state]}
      {about ? `, ${about}` : ''}
      {updatedBy ? (
        <>
          , changed <Moment at={updatedAt} /> by {updatedBy}
        </>
      ) : null}
      {mailFault ? (
        <>
          . <strong>{mailFault}</strong>
        </>
      ) : null}
    </p>
  );
}
