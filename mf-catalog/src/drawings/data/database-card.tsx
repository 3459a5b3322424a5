import { Pen, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Remark } from '../sheet/sheet-elements.tsx';
import { SheetTable } from '../sheet/sheet-table.tsx';
import { TableBox } from './table-box.tsx';

const columns = [
  ['customer_id', 'number', 'yes', 'yes', 'next number', '388'],
  ['name', 'text 60', 'yes', 'no', '-', 'M. Aydin'],
  ['email', 'text 120', 'yes', 'yes', '-', 'm@example.com'],
  ['household_id', 'number', 'yes', 'no', '-', '71'],
  ['segment', 'text 30', 'yes', 'no', 'Couples', 'Couples'],
  ['since', 'date', 'yes', 'no', 'today', '2026-02-09'],
] as const;

export function DatabaseCard() {
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
