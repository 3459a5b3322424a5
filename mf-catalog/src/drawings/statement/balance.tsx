import { Box, MarkAt, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Caption, Heading, Remark } from '../sheet/sheet-elements.tsx';

const width = 270;

const sides: readonly Side[] = [
  {
    x: 72,
    title: 'What there is',
    entries: [
      { name: 'Cold room', note: '9,600 less 4 quarters of 600', value: '7,200' },
      { name: 'Cash', note: '5,400 left, then -550 in the year', value: '4,850' },
    ],
  },
  {
    x: 432,
    title: 'Where it came from',
    entries: [
      { name: 'Paid in by the owners', note: 'before the first box', value: '15,000' },
      { name: 'Result of year 1', note: 'last line of FS-001', value: '-2,950' },
    ],
  },
];

export function Balance() {
  return (
    <ModuleSheet module="Business Case Card" title="FS-002 Balance sheet, end of year 1">
      {sides.map((side) => (
        <Entries key={side.title} side={side} />
      ))}
      <Box x={361} y={186} w={52} h={52} fill="statement-tint" />
      <MarkAt language="statement" x={365} y={190} size={44} />
      <Remark x={72} y={418}>
        Two lists of the same money. When they differ, one of the figures is wrong.
      </Remark>
    </ModuleSheet>
  );
}

function Entries({ side: { x, title, entries } }: { side: Side }) {
  const end = x + width;
  return (
    <>
      <Heading x={x} y={100}>
        {title}
      </Heading>
      <Caption x={end - 26} y={100}>
        EUR
      </Caption>
      <Rule x={x} y={114} w={width} ink="ink" thick={2} />
      {entries.map(({ name, note, value }, index) => (
        <Entry key={name} name={name} note={note} value={value} x={x} end={end} y={152 + index * 84} />
      ))}
      <Rule x={x} y={300} w={width} ink="ink" />
      <Box x={end - 96} y={310} w={96} h={40} fill="marker" />
      <Words x={x} y={337} font="head" size={19} weight={650}>
        Sum
      </Words>
      <Words x={end - 8} y={338} font="mono" size={22} weight={700} anchor="end" ink="marker-ink">
        12,050
      </Words>
      <Rule x={x} y={358} w={width} ink="ink" />
      <Rule x={x} y={362} w={width} ink="ink" />
    </>
  );
}

function Entry({ name, note, value, x, end, y }: EntryText & { x: number; end: number; y: number }) {
  return (
    <>
      <Words x={x} y={y} size={17} weight={600}>
        {name}
      </Words>
      <Words x={end - 8} y={y} font="mono" size={17} anchor="end" ink={value.startsWith('-') ? 'proof' : undefined}>
        {value}
      </Words>
      <Caption x={x} y={y + 24} size={14}>
        {note}
      </Caption>
      <Rule x={x} y={y + 40} w={width} ink="rule-faint" />
    </>
  );
}

interface EntryText {
  name: string;
  note: string;
  value: string;
}

interface Side {
  x: number;
  title: string;
  entries: readonly EntryText[];
}
