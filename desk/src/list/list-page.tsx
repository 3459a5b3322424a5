import type { Choices, Field as FieldOf } from '@agile-languages/api/desk';
import { Button, buttonClass, Field, Select, TextInput } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { choicesQuery, listQuery } from '../resources/resource.data.ts';
import type { ListScreen, Screen } from '../resources/screen.ts';
import { CheckBox } from '../shell/check-box.tsx';
import styles from '../shell/list.module.css';
import { optionalColumnsOf } from './columns.tsx';
import { ListAnswer } from './list-answer.tsx';
import { ResourceTable } from './resource-table.tsx';
import { ExportLink, Transfer } from './transfer.tsx';
import { useListAddress } from './use-list-address.ts';

/** Filters, page and added columns are in the address. */
export function ListPage({ screen }: { screen: ListScreen | Screen }) {
  const { list, title, empty, file } = screen;
  const filters = Object.values(screen.fields).flatMap((field) =>
    field.filter ? [{ ...field, name: field.filter }] : [],
  );
  const hasStates = Object.keys(screen.states).length > 0;
  const address = useListAddress(['q', ...(hasStates ? ['state'] : []), ...filters.map(({ name }) => name)]);
  const { query, filter, filterValue, onSubmit, added } = address;
  const answer = useQuery(listQuery(list, query));
  const { data: choices } = useQuery({ ...choicesQuery, enabled: filters.length > 0 });
  const states = Object.entries(screen.states).flatMap(([id, name]) =>
    id === screen.usualState ? [] : [{ id, name }],
  );

  return (
    <>
      <div className={styles.top}>
        <h1>{title}</h1>
        {'one' in screen && !screen.isFixed ? (
          <Link className={buttonClass('primary')} to={`/${list}/new`}>
            New {screen.one}
          </Link>
        ) : null}
      </div>
      <form key={`${filter} ${choices !== undefined}`} className={styles.filter} onSubmit={onSubmit}>
        <Field label="Search">
          <TextInput name="q" type="search" maxLength={100} defaultValue={filterValue('q')} />
        </Field>
        {hasStates ? (
          <Filter name="state" label="State" none={screen.usual} options={states} value={filterValue('state')} />
        ) : null}
        {filters.map(({ name, label, ...field }) => (
          <Filter
            key={name}
            {...{ name, label }}
            none="All"
            options={optionsOf(field, choices)}
            value={filterValue(name)}
          />
        ))}
        <Button type="submit" variant="line">
          Search
        </Button>
      </form>
      <AddedColumns names={optionalColumnsOf(screen)} added={added} onChange={address.add} />
      <ListAnswer
        answer={answer}
        address={address}
        label={`Pages of ${title.toLowerCase()}`}
        empty={filter ? 'Nothing fits.' : empty}
      >
        {(rows) => <ResourceTable screen={screen} rows={rows} added={added} isFiltered={filter !== ''} />}
      </ListAnswer>
      {screen.below?.()}
      {file === undefined ? <ExportLink list={list} query={filter} /> : null}
      {typeof file === 'object' ? <Transfer list={list} query={filter} total={answer.data?.total} {...file} /> : null}
    </>
  );
}

const Filter = ({ name, label, none, options, value }: FilterProps) => (
  <Field label={label}>
    <Select name={name} defaultValue={value}>
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </Select>
  </Field>
);

const optionsOf = ({ choices: values, list }: Pick<FieldOf, 'choices' | 'list'>, choices: Choices | undefined) =>
  values?.map((value) => ({ id: value, name: value })) ?? (list && choices?.[list]) ?? [];

function AddedColumns({ names, added, onChange }: AddedColumnsProps) {
  if (names.length === 0) return null;
  return (
    <details className={styles.columns}>
      <summary>More columns</summary>
      <fieldset>
        <legend className="visually-hidden">More columns</legend>
        {names.map((name) => (
          <CheckBox
            key={name}
            isChecked={added.includes(name)}
            onChange={(isAdded) => onChange(isAdded ? [...added, name] : added.filter((other) => other !== name))}
          >
            {name}
          </CheckBox>
        ))}
      </fieldset>
    </details>
  );
}

interface FilterProps {
  name: string;
  label: string;
  none: string;
  options: { id: string; name: string }[];
  value: string;
}

interface AddedColumnsProps {
  names: string[];
  added: string[];
  onChange: (added: string[]) => void;
}
