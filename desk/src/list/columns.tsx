import {
  type Choices,
  countryName,
  type Field,
  type FieldData,
  type FieldValue,
  isShort,
  shownDay,
} from '@agile-languages/api/desk';
import { Button } from '@agile-languages/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { type ResourceRecord, useResourceCalls } from '../resources/resource.data.ts';
import { actionsOf, actionWords, type ListScreen, titleOf } from '../resources/screen.ts';
import { emailInColumn, withFault } from '../shell/email-with-fault.tsx';
import { Failure } from '../shell/failure.tsx';
import type { Column } from '../shell/table.tsx';
import { LocalTime } from '../shell/times.tsx';
import { withNotice } from '../shell/use-work.ts';

export function columnsOf(screen: ListScreen, choices: Choices | undefined): Column<ResourceRecord>[] {
  const { fields, list, hasPage = true } = screen;
  const title = titleFieldOf(screen);
  const linked = (row: ResourceRecord) => <Link to={`/${list}/${encodeURIComponent(row.id)}`}>{titleOf(row)}</Link>;
  return [
    {
      name: screen.titleName ?? fields[title]?.label ?? '',
      isTitle: true,
      cell: (row) => withFault(hasPage ? linked(row) : titleOf(row), row),
    },
    ...shortFieldsOf(screen).map(([name, field]) => ({
      name: field.label,
      isLong: field.longest > 200,
      cell: ({ data }: ResourceRecord) => (
        <Value field={field} value={data[name] ?? ''} data={data} choices={choices} />
      ),
    })),
    ...screen.columns.map((column) =>
      column === 'state'
        ? { name: 'State', cell: (row: ResourceRecord) => <State screen={screen} row={row} /> }
        : column,
    ),
  ];
}

export const optionalColumnsOf = (screen: ListScreen): string[] =>
  shortFieldsOf(screen)
    .filter(([, { isListed }]) => isListed === false)
    .map(([, { label }]) => label);

const titleFieldOf = ({ fields, titleField }: ListScreen): string => titleField ?? Object.keys(fields)[0] ?? '';

function shortFieldsOf(screen: ListScreen) {
  const own = new Set(screen.columns.map((column) => (column === 'state' ? column : column.name)));
  return Object.entries(screen.fields).filter(
    ([name, field]) => name !== titleFieldOf(screen) && isShort(field) && !own.has(field.label),
  );
}

function Value({ field: { kind, list }, value, data, choices }: ValueProps) {
  if (list) {
    const nameOf = (id: string) => choices?.[list]?.find((choice) => choice.id === id)?.name ?? id;
    return [value].flat().map(nameOf).join(', ');
  }
  if (kind === 'moment' && value !== '') {
    return (
      <>
        <LocalTime at={String(value)} /> <span className="soft">{data.timeZone}</span>
      </>
    );
  }
  if (kind === 'country') return countryName(String(value));
  if (kind === 'email') return emailInColumn(String(value));
  return kind === 'day' ? shownDay(value) : value;
}

function State({ screen, row }: { screen: ListScreen; row: ResourceRecord }) {
  const { list, states } = screen;
  const calls = useResourceCalls(list);
  const navigate = useNavigate();
  const undo = useMutation({
    mutationFn: () => calls.act(row, 'undelete'),
    onSuccess: async (back) => {
      const notice = withNotice(actionWords.undelete.done, back);
      if (back.notice) await navigate(`/${list}/${encodeURIComponent(row.id)}`, { state: { notice } });
    },
  });
  if (!actionsOf(screen, row).includes('undelete')) return states[row.state] ?? row.state;
  return (
    <>
      <Button variant="quiet" size="small" disabled={undo.isPending} onClick={() => undo.mutate()}>
        {actionWords.undelete.name} <span className="visually-hidden">{titleOf(row)}</span>
      </Button>
      <Failure error={undo.error} />
    </>
  );
}

interface ValueProps {
  field: Field;
  value: FieldValue;
  data: FieldData;
  choices: Choices | undefined;
}
