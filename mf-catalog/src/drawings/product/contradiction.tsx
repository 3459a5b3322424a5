import { Box, MarkAt, Pen, Rule, Words } from '@agile-languages/shared/art';
import type { LanguageKey } from '@agile-languages/shared/content';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { PenRing, Remark } from '../sheet/sheet-elements.tsx';

const cards: readonly MiniCard[] = [
  {
    language: 'money',
    code: 'BC-001',
    head: 'Vegetable box',
    lines: ['unit: one box', 'price: 18 EUR', 'week by week'],
  },
  {
    language: 'statement',
    code: 'FS-012',
    head: 'Month twelve',
    lines: ['410 x 18 EUR', 'cost 11.20 EUR', 'result 438'],
  },
  { language: 'flow', code: 'DF-003', head: 'To doorstep', lines: ['order no', 'box size', 'address'] },
  { language: 'story', code: 'US-014', head: 'Pause a box', lines: ['subscriber', 'pauses', 'pays nothing'] },
  {
    language: 'form',
    code: 'FO-002',
    head: 'Order a box',
    lines: ['Size: 2 people', 'Price: 17 EUR', 'Onclick: order'],
  },
  { language: 'data', code: 'DB-001', head: 'box', lines: ['size   text', 'price  18.00', 'week   date'] },
  { language: 'programming', code: 'AP-001', head: 'orderBox', lines: ['customerId', 'size', 'returns price'] },
  {
    language: 'management',
    code: 'IS-031',
    head: 'Box packed',
    lines: ['defect', 'severity high', 'US-014, From'],
  },
];

export function Contradiction() {
  return (
    <ModuleSheet module="Project Details" title="Eight cards, one price">
      {cards.map((card, index) => (
        <Card key={card.code} card={card} x={72 + (index % 4) * 159} y={72 + Math.floor(index / 4) * 158} />
      ))}
      <PenRing x={75} y={152} w={122} h={23} />
      <PenRing x={75} y={310} w={122} h={23} />
      <Pen d="M70 172c-14 40-14 96 2 142" ink="proof" />
      <Remark x={72} y={412} ink="proof" size={18}>
        18 or 17? One value has one owner: BC-001 decides.
      </Remark>
    </ModuleSheet>
  );
}

function Card({ card: { language, code, head, lines }, x, y }: { card: MiniCard; x: number; y: number }) {
  return (
    <>
      <Box x={x} y={y + 18} w={146} h={122} fill="card" ink="rule" />
      <Pen d={`M${x} ${y + 18}V${y}h92l8 18`} fill={`${language}-tint`} ink="rule" thick={1} />
      <Rule x={x} y={y + 18} w={146} ink={`${language}-ink`} thick={2} />
      <MarkAt language={language} x={x + 6} y={y + 2} size={14} />
      <Words x={x + 26} y={y + 13} font="mono" size={11.5} weight={600} ink={`${language}-ink`}>
        {code}
      </Words>
      <Words x={x + 9} y={y + 43} font="head" size={16} weight={650}>
        {head}
      </Words>
      <Rule x={x} y={y + 53} w={146} ink="proof" />
      {lines.map((line, index) => (
        <Line key={line} x={x} y={y + 73 + index * 24}>
          {line}
        </Line>
      ))}
    </>
  );
}

function Line({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <>
      <Words x={x + 9} y={y} font="mono" size={13}>
        {children}
      </Words>
      <Rule x={x + 1} y={y + 7} w={144} ink="rule-faint" />
    </>
  );
}

interface MiniCard {
  language: LanguageKey;
  code: string;
  head: string;
  lines: readonly string[];
}
