import { Box, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { PenRing, Remark } from '../sheet/sheet-elements.tsx';
import { BusinessCase } from './business-case.tsx';
import { Stoppers } from './stoppers.tsx';

const columns = [
  ['Pazar Box', 238],
  ['Saturday market', 344],
  ['Supermarket', 478],
  ['Doing nothing', 592],
] as const;

const rows = [
  ['Price, one week', '18 EUR', '16 EUR', '21 EUR', '19 EUR'],
  ['Time, one week', '10 min', '90 min', '35 min', '2 hours'],
  ['Days since harvest', '1', '1', '4', '5'],
  ['Names the grower', 'yes', 'yes', 'no', 'no'],
  ['Can be paused', 'by Sunday', 'always', 'always', '-'],
  ['Cost of leaving', 'none', 'none', 'points', 'habit'],
] as const;

export default { 'business-case': BusinessCase, competitors: Competitors, stoppers: Stoppers };

function Competitors() {
  return (
    <ModuleSheet module="Business Case Card" title="BC-001 Rivals">
      <Box x={228} y={68} w={102} h={316} fill="money-tint" />
      {columns.map(([name, x]) => (
        <Words key={name} x={x} y={90} font="mono" size={12} weight={600} ink="money-ink">
          {name}
        </Words>
      ))}
      <Rule x={64} y={102} w={640} ink="ink" thick={1.5} />
      {rows.map(([criterion, ...values], index) => (
        <Row key={criterion} criterion={criterion} values={values} y={134 + index * 45} />
      ))}
      <PenRing x={338} y={113} w={72} h={30} />
      <PenRing x={338} y={293} w={72} h={30} />
      <Remark x={72} y={418}>
        The customer’s criteria. Where a rival wins, the card says so.
      </Remark>
    </ModuleSheet>
  );
}

function Row({ criterion, values, y }: { criterion: string; values: readonly string[]; y: number }) {
  return (
    <>
      <Words x={72} y={y} size={15} weight={600}>
        {criterion}
      </Words>
      {columns.map(([name, x], column) => (
        <Words key={name} x={x} y={y} font="mono" weight={column === 0 ? 700 : undefined}>
          {values[column]}
        </Words>
      ))}
      <Rule x={64} y={y + 17} w={640} ink="rule-faint" />
    </>
  );
}
