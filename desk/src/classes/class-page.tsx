import type { ClassData } from '@agile-languages/api/desk';
import { Skeleton } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { choicesQuery } from '../content/content.data.ts';
import { Failure } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { ClassActions } from './class-actions.tsx';
import { ClassForm } from './class-form.tsx';
import { ClassHistory } from './class-history.tsx';
import { stateNames } from './class-names.ts';
import { classQuery } from './classes.data.ts';
import { ownTimeZone } from './zoned-time.tsx';

/** One class, or a new one, which may begin as a copy of another. */
export function ClassPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewClass /> : <ExistingClass key={id} id={id} />;
}

function NewClass() {
  const { state } = useLocation();
  const { data: choices, error, refetch } = useQuery(choicesQuery);
  return (
    <>
      <h1>New class</h1>
      <Failure error={error} onRetry={refetch} />
      {choices ? <ClassForm choices={choices} first={state?.copy ?? emptyClass()} /> : null}
    </>
  );
}

function ExistingClass({ id }: { id: string }) {
  const { data: item, error, refetch } = useQuery(classQuery(id));
  const { data: choices } = useQuery(choicesQuery);
  if (!item || !choices)
    return (
      <>
        <h1>Class</h1>
        {error ? <Failure error={error} onRetry={refetch} /> : <Skeleton lines={12} />}
      </>
    );
  const isOpen = item.state !== 'cancelled' && item.state !== 'deleted';
  return (
    <>
      <div className={listStyles.head}>
        <h1>{item.name}</h1>
        <p className="soft">
          {stateNames[item.state]}, number {item.id}, {item.seatsTotal - item.seatsLeft} of {item.seatsTotal} seats
          taken
        </p>
      </div>
      <ClassActions item={item} />
      {isOpen ? <ClassForm choices={choices} item={item} first={item.data} /> : null}
      <ClassHistory id={id} />
    </>
  );
}

const emptyClass = (): ClassData => ({
  name: '',
  languageId: '',
  start: '',
  timeZone: ownTimeZone(),
  pattern: '',
  mode: 'Live online',
  trainerId: '',
  seats: '',
  price: '',
  oldPrice: '',
  currency: '',
  description: '',
});
