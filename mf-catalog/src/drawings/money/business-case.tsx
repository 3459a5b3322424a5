import { Box, Pen, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Heading, Remark } from '../sheet/sheet-elements.tsx';
import { SheetTable } from '../sheet/sheet-table.tsx';

const segments = [
  ['Households, children', '18-22', '31 asked'],
  ['Couples', '14-18', '22 asked'],
  ['Office kitchens', '60-90', 'guess'],
  ['Single cooks', '9-12', '12 asked'],
] as const;

const atRisk = [
  ['No Sunday driver', 900],
  ['Frost in May', 640],
  ['Box deposit law', 410],
  ['Holidays', 260],
] as const;

export function BusinessCase() {
  return (
    <ModuleSheet module="Business Case Card" title="BC-001 Vegetable box">
      <SheetTable
        x={76}
        y={92}
        widths={[196, 96, 110]}
        head={['segment', 'price', 'evidence']}
        rows={segments}
        step={32}
        language="money"
        marked={0}
      />
      <Pen d="M364 186c-4-13 46-17 56-6s-6 19-30 18-34-8-26-17" ink="proof" />
      <Rule x={424} y={190} w={28} h={6} ink="proof" thick={1.6} />
      <Remark x={458} y={202} ink="proof" size={15}>
        date to check?
      </Remark>
      <Heading x={76} y={270}>
        Revenue stoppers, by money at risk
      </Heading>
      {atRisk.map(([name, money], index) => (
        <Risk key={name} name={name} money={money} y={302 + index * 32} />
      ))}
      <Box x={590} y={76} w={112} h={112} fill="money-tint" />
      <Words x={646} y={122} font="head" size={46} weight={700} anchor="middle" ink="money-ink">
        18
      </Words>
      {['EUR for one box,', 'one week'].map((line, index) => (
        <Words key={line} x={646} y={146 + index * 18} size={13} anchor="middle" ink="money-ink">
          {line}
        </Words>
      ))}
      <Remark x={548} y={420}>
        Guesses are marked.
      </Remark>
    </ModuleSheet>
  );
}

function Risk({ name, money, y }: { name: string; money: number; y: number }) {
  return (
    <>
      <Words x={76} y={y} size={14.5}>
        {name}
      </Words>
      <Box x={220} y={y - 14} w={money / 4} h={18} fill="money-tint" ink="money-ink" />
      <Words x={230 + money / 4} y={y} font="mono" size={13}>
        {`${money} EUR a week`}
      </Words>
    </>
  );
}
