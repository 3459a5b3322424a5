import { Box, Pen, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Remark } from '../sheet/sheet-elements.tsx';
import { SheetTable } from '../sheet/sheet-table.tsx';
import { SqlEditor } from './sql-editor.tsx';

const rows = [
  ['1042', '11', '2'],
  ['1042', '14', '1'],
  ['1043', '11', '4'],
] as const;

export default { 'database-card': DatabaseCard, 'sql-editor': SqlEditor, relation: Relation };

function Relation() {
  return (
    <ModuleSheet module="Database Card" title="DB-006 and DB-007, many to many">
      <TableBox x={76} y={92} w={156} name="box" columns={['box_id  key', 'week', 'size']} />
      <TableBox x={302} y={92} w={176} name="box_vegetable" columns={['box_id', 'vegetable_id', 'pieces']} />
      <TableBox x={548} y={92} w={156} name="vegetable" columns={['vegetable_id  key', 'name', 'grower_id']} />
      <Rule x={232} y={140} w={70} ink="data-ink" thick={2} />
      <Rule x={244} y={132} h={16} ink="data-ink" thick={2} />
      <Pen d="M302 132 288 140 302 148" ink="data-ink" />
      <Rule x={478} y={140} w={70} ink="data-ink" thick={2} />
      <Rule x={536} y={132} h={16} ink="data-ink" thick={2} />
      <Pen d="M478 132 492 140 478 148" ink="data-ink" />
      <Remark x={246} y={126}>
        one
      </Remark>
      <Remark x={500} y={126}>
        one
      </Remark>
      <Remark x={302} y={228}>
        many, on both sides
      </Remark>
      <SheetTable
        x={310}
        y={276}
        widths={[84, 118, 66]}
        head={['box_id', 'vegetable_id', 'pieces']}
        rows={rows}
        language="data"
        marked={1}
      />
      <Words x={76} y={282} size={15}>
        A box holds several
      </Words>
      <Words x={76} y={303} size={15}>
        vegetables; a vegetable
      </Words>
      <Words x={76} y={324} size={15}>
        lies in several boxes.
      </Words>
      <Words x={606} y={330} size={14} ink="ink-soft">
        box 1042,
      </Words>
      <Words x={606} y={349} size={14} ink="ink-soft">
        one leek
      </Words>
      <Remark x={76} y={418}>
        Many to many needs a table between.
      </Remark>
    </ModuleSheet>
  );
}

const columns = [
  ['customer_id', 'number', 'yes', 'yes', 'next number', '388'],
  ['name', 'text 60', 'yes', 'no', '-', 'M. Aydin'],
  ['email', 'text 120', 'yes', 'yes', '-', 'm@example.com'],
  ['household_id', 'number', 'yes', 'no', '-', '71'],
  ['segment', 'text 30', 'yes', 'no', 'Couples', 'Couples'],
  ['since', 'date', 'yes', 'no', 'today', '2026-02-09'],
] as const;

function DatabaseCard() {
  return (
    <ModuleSheet module="Database Card" title="DB-002 customer">
      <SheetTable
        x={76}
        y={92}
        widths={[128, 90, 82, 72, 116, 132]}
        head={['column', 'type', 'required', 'unique', 'default', 'example']}
        rows={columns}
        language="data"
        marked={3}
      />
      <TableBox x={76} y={316} name="customer" columns={['customer_id  key', 'household_id']} />
      <TableBox x={410} y={316} w={166} name="household" columns={['household_id  key', 'address']} />
      <Rule x={226} y={360} w={184} ink="data-ink" thick={2} />
      <Pen d="M226 352 240 360 226 368" ink="data-ink" />
      <Rule x={398} y={352} h={16} ink="data-ink" thick={2} />
      <Remark x={250} y={350}>
        many
      </Remark>
      <Remark x={366} y={350}>
        one
      </Remark>
      {['One household,', 'many customers.'].map((line, index) => (
        <Words key={line} x={590} y={364 + index * 20} ink="ink-soft">
          {line}
        </Words>
      ))}
    </ModuleSheet>
  );
}

function TableBox({ x, y, w = 150, name, columns }: TableBoxProps) {
  return (
    <>
      <Box x={x} y={y} w={w} h={40 + columns.length * 24} fill="card" ink="ink" thick={1.5} />
      <Box x={x} y={y} w={w} h={26} fill="data-tint" ink="ink" thick={1.5} />
      <Words x={x + 12} y={y + 18} font="mono" size={13} weight={700} ink="data-ink">
        {name}
      </Words>
      {columns.map((column, index) => (
        <Words key={column} x={x + 12} y={y + 48 + index * 24} font="mono" size={13}>
          {column}
        </Words>
      ))}
    </>
  );
}

interface TableBoxProps {
  x: number;
  y: number;
  w?: number;
  name: string;
  columns: readonly string[];
}
