import { Box, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { ColumnHeads, Remark } from '../sheet/sheet-elements.tsx';

const boxes = [420, 690, 960, 1180];
const expenses = [5100, 5400, 5850, 6300];
const depreciation = 600;

const revenue = boxes.map((count) => count * 18);
const costOfSales = boxes.map((count) => count * -11.2);
const gross = boxes.map((count) => Math.round(count * 6.8));
const result = gross.map((profit, quarter) => profit - (expenses[quarter] ?? 0) - depreciation);

const lines = [
  { name: 'Revenue', values: revenue },
  { name: 'Cost of sales', values: costOfSales },
  { name: 'Gross profit', values: gross, sum: true },
  { name: 'Operating expenses', values: expenses.map((value) => -value) },
  { name: 'Depreciation', values: boxes.map(() => -depreciation) },
  { name: 'Result before tax', values: result, sum: true, last: true },
];

const ends = [318, 408, 498, 588, 690];
const heads = ['Q1', 'Q2', 'Q3', 'Q4', 'year 1'];

export function Income() {
  return (
    <ModuleSheet module="Business Case Card" title="FS-001 Income statement, year 1">
      <ColumnHeads columns={[['EUR', 72]]} language="statement" />
      {heads.map((head, column) => (
        <Words
          key={head}
          x={ends[column] ?? 0}
          y={88}
          font="mono"
          size={12}
          weight={600}
          anchor="end"
          ink="statement-ink"
        >
          {head}
        </Words>
      ))}
      <Rule x={602} y={66} h={316} />
      <Box x={436} y={344} w={68} h={28} fill="marker" />
      {lines.map((line, index) => (
        <Line key={line.name} line={line} y={132 + index * 46} />
      ))}
      <Remark x={72} y={418}>
        The third quarter is the first above zero. 3,250 boxes at 18 EUR.
      </Remark>
    </ModuleSheet>
  );
}

function Line({ line: { name, values, sum = false, last = false }, y }: { line: StatementLine; y: number }) {
  const year = values.reduce((total, value) => total + value, 0);
  return (
    <>
      {sum ? <Rule x={250} y={y - 22} w={446} ink="ink" /> : null}
      <Words x={72} y={y} size={15} weight={sum ? 700 : undefined}>
        {name}
      </Words>
      {[...values, year].map((value, column) => {
        const marked = last && column === 2;
        return (
          <Words
            key={ends[column]}
            x={ends[column] ?? 0}
            y={y}
            font="mono"
            size={15}
            weight={sum ? 700 : undefined}
            anchor="end"
            ink={marked ? 'marker-ink' : last && value < 0 ? 'proof' : undefined}
          >
            {amount(value)}
          </Words>
        );
      })}
      {last ? [12, 16].map((below) => <Rule key={below} x={250} y={y + below} w={446} ink="ink" />) : <Faint y={y} />}
    </>
  );
}

const Faint = ({ y }: { y: number }) => <Rule x={64} y={y + 14} w={640} ink="rule-faint" />;

/** `-36400` as `-36,400`, the same on every machine. */
const amount = (value: number) => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');

interface StatementLine {
  name: string;
  values: readonly number[];
  sum?: boolean;
  last?: boolean;
}
