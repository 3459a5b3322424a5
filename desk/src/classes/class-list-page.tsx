import { classLabels, classStates, type DeskClassRow } from '@agile-languages/api/desk';
import { Button, buttonClass, Field, Select, TextInput } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { choicesQuery } from '../content/content.data.ts';
import styles from '../shell/list.module.css';
import { ListAnswer } from '../shell/list-answer.tsx';
import { type Column, Table } from '../shell/table.tsx';
import { Transfer } from '../shell/transfer.tsx';
import { useListAddress } from '../shell/use-list-address.ts';
import { stateNames } from './class-names.ts';
import { classListQuery } from './classes.data.ts';
import { ZonedTime } from './zoned-time.tsx';

const columns: Column<DeskClassRow>[] = [
  { name: 'Class', isTitle: true, cell: ({ id, name }) => <Link to={`/classes/${id}`}>{name}</Link> },
  { name: 'Number', cell: ({ id }) => id },
  { name: 'Language', cell: ({ languageName }) => languageName },
  {
    name: 'First session',
    cell: ({ startsAt, timeZone }) => (
      <>
        <ZonedTime at={startsAt} timeZone={timeZone} /> <span className="soft">{timeZone}</span>
      </>
    ),
  },
  { name: 'Enrolled', cell: ({ seatsTotal, seatsLeft }) => `${seatsTotal - seatsLeft} of ${seatsTotal}` },
  { name: 'State', cell: ({ state }) => stateNames[state] },
];

/** All classes. Search, state, Language and page are in the address. */
export function ClassListPage() {
  const address = useListAddress(['q', 'state', 'language']);
  const { query, filter, filterValue, onSubmit } = address;
  const answer = useQuery(classListQuery(query));
  const { data: choices } = useQuery(choicesQuery);

  return (
    <>
      <div className={styles.top}>
        <h1>Classes</h1>
        <Link className={buttonClass('primary')} to="/classes/new">
          New class
        </Link>
      </div>
      <form key={`${filter} ${choices !== undefined}`} className={styles.filter} onSubmit={onSubmit}>
        <Field label="Search">
          <TextInput name="q" type="search" maxLength={100} defaultValue={filterValue('q')} />
        </Field>
        <Field label="State">
          <Select name="state" defaultValue={filterValue('state')}>
            <option value="">Drafts, and not over</option>
            {classStates.map((state) => (
              <option key={state} value={state}>
                {stateNames[state]}
              </option>
            ))}
            <option value="all">All</option>
          </Select>
        </Field>
        <Field label="Language">
          <Select name="language" defaultValue={filterValue('language')}>
            <option value="">All</option>
            {choices?.languages.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="line">
          Search
        </Button>
      </form>
      <ListAnswer
        answer={answer}
        address={address}
        label="Pages of classes"
        empty={filter ? 'Nothing fits.' : 'There is no class ahead.'}
      >
        {(rows) => <Table columns={columns} rows={rows} keyOf={({ id }) => id} />}
      </ListAnswer>
      <Transfer
        kind="classes"
        query={filter}
        hint={`With the columns ${Object.values(classLabels).join(', ')} and State. Each row is a new class; State published shows it on the site.`}
        countsOf={({ added, published, unchanged }) =>
          `${added} announced, ${published} of them published; ${unchanged} are there already.`
        }
      />
    </>
  );
}
