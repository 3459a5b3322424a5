import { Pen, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Remark } from '../sheet/sheet-elements.tsx';
import { SheetTable } from '../sheet/sheet-table.tsx';
import { TableBox } from './table-box.tsx';

const rows = [
  ['1042', '11', '2'],
  ['1042', '14', '1'],
  ['1043', '11', '4'],
] as const;

export function Relation() {
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
