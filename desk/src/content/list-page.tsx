import { hasOrder, isKind, type Kind } from '@agile-languages/api/desk';
import { Button, buttonClass, Field, Select, TextInput } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import styles from '../shell/list.module.css';
import { ListAnswer } from '../shell/list-answer.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { Transfer } from '../shell/transfer.tsx';
import { useListAddress } from '../shell/use-list-address.ts';
import { listQuery } from './content.data.ts';
import { namesOf, stateNames } from './content-names.ts';
import { RecordTable } from './record-table.tsx';

const filters = ['q', 'state'] as const;

/** All records of a kind. Search, state and page are in the address. */
export function ListPage() {
  const { kind = '' } = useParams();
  return isKind(kind) ? <RecordList key={kind} kind={kind} /> : <NotFound />;
}

function RecordList({ kind }: { kind: Kind }) {
  const address = useListAddress(filters);
  const { query, filter, filterValue, onSubmit } = address;
  const answer = useQuery(listQuery(kind, query));
  const isFiltered = filter !== '';

  return (
    <>
      <div className={styles.top}>
        <h1>{namesOf[kind].list}</h1>
        <Link className={buttonClass('primary')} to={`/${kind}/new`}>
          New {namesOf[kind].one}
        </Link>
      </div>
      <form key={filter} className={styles.filter} onSubmit={onSubmit}>
        <Field label="Search">
          <TextInput name="q" type="search" maxLength={100} defaultValue={filterValue('q')} />
        </Field>
        <Field label="State">
          <Select name="state" defaultValue={filterValue('state')}>
            <option value="">All</option>
            {Object.entries(stateNames).map(([state, name]) => (
              <option key={state} value={state}>
                {name}
              </option>
            ))}
            <option value="deleted">Deleted</option>
          </Select>
        </Field>
        <Button type="submit" variant="line">
          Search
        </Button>
      </form>
      <ListAnswer
        answer={answer}
        address={address}
        label={`Pages of ${namesOf[kind].list.toLowerCase()}`}
        empty={
          isFiltered ? 'Nothing fits.' : `There is no ${namesOf[kind].one} yet. The site leaves them out until then.`
        }
      >
        {(rows) => <RecordTable kind={kind} rows={rows} canMove={hasOrder(kind) && !isFiltered} />}
      </ListAnswer>
      <Transfer kind={kind} query={filter} />
    </>
  );
}
