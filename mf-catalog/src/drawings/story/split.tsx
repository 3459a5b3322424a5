import { Arrow, Box, MarkAt, Pen, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Remark } from '../sheet/sheet-elements.tsx';

const before = [
  'As a subscriber',
  'I pause deliveries,',
  'move a single one',
  'and see my credit,',
  'so that holidays',
  'are not a problem.',
];

const after = [
  { code: 'US-014', head: 'Pause deliveries', benefit: 'no box spoils', size: 3 },
  { code: 'US-015', head: 'Move one delivery', benefit: 'the box comes on Friday', size: 2 },
  { code: 'US-016', head: 'See the credit', benefit: 'nobody has to ask', size: 1 },
] as const;

export function Split() {
  return (
    <ModuleSheet module="User Story Card" title="US-012 split by value">
      <StoryFrame x={72} y={86} w={212} h={276} code="US-012" />
      {before.map((line, index) => (
        <Ruled key={line} x={86} y={156 + index * 28} w={184}>
          {line}
        </Ruled>
      ))}
      <Pen d="M78 194c60-5 140 4 202-3M78 250c70 5 130-5 202 0" ink="proof" thick={2.4} />
      <Words x={88} y={348} font="mono" size={13} ink="ink-faint">
        size 13
      </Words>
      <Remark x={72} y={396} ink="proof" size={17}>
        three benefits, one card
      </Remark>
      {after.map((story, index) => (
        <Part key={story.code} story={story} y={80 + index * 114} />
      ))}
      <Remark x={392} y={429}>
        Each part is worth having alone.
      </Remark>
    </ModuleSheet>
  );
}

function Part({ story: { code, head, benefit, size }, y }: { story: (typeof after)[number]; y: number }) {
  return (
    <>
      <Arrow
        points={[
          [288, 232],
          [336, 232],
          [336, y + 56],
          [386, y + 56],
        ]}
        ink="story-ink"
      />
      <StoryFrame x={392} y={y} w={312} h={100} code={code} />
      <Words x={406} y={y + 50} font="head" size={18} weight={650}>
        {head}
      </Words>
      <Words x={406} y={y + 80} font="mono" size={13}>
        {`so that ${benefit}`}
      </Words>
      <Words x={692} y={y + 50} font="mono" size={13} ink="ink-faint" anchor="end">
        {`size ${size}`}
      </Words>
      <Rule x={393} y={y + 61} w={310} ink="proof" />
    </>
  );
}

function StoryFrame({ x, y, w, h, code }: { x: number; y: number; w: number; h: number; code: string }) {
  return (
    <>
      <Box x={x} y={y + 20} w={w} h={h - 20} fill="card" ink="rule" />
      <Pen d={`M${x} ${y + 20}V${y}h94l9 20`} fill="story-tint" ink="rule" thick={1} />
      <Rule x={x} y={y + 20} w={w} ink="story-ink" thick={2} />
      <MarkAt language="story" x={x + 7} y={y + 3} size={14} />
      <Words x={x + 28} y={y + 14} font="mono" size={12} weight={600} ink="story-ink">
        {code}
      </Words>
    </>
  );
}

function Ruled({ x, y, w, children }: { x: number; y: number; w: number; children: string }) {
  return (
    <>
      <Words x={x} y={y} size={15.5}>
        {children}
      </Words>
      <Rule x={x - 13} y={y + 8} w={w + 26} ink="rule-faint" />
    </>
  );
}
