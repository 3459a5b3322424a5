import { Box, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { ColumnHeads, Remark } from '../sheet/sheet-elements.tsx';

const stories = [
  { code: 'US-014', name: 'Pause a vegetable box', status: 'accepted', estimate: 3, actual: 4 },
  { code: 'US-009', name: 'Change the delivery day', status: 'accepted', estimate: 2, actual: 2 },
  { code: 'US-017', name: 'Swap one vegetable', status: 'in progress', estimate: 5, actual: 3 },
  { code: 'US-021', name: 'Tell the neighbour', status: 'in progress', estimate: 2, actual: 1 },
  { code: 'US-011', name: 'Rate a grower', status: 'blocked', estimate: 3, actual: 0 },
  { code: 'US-023', name: 'Give a box as a present', status: 'draft', estimate: 0, actual: 0 },
] as const;

export function Backlog() {
  return (
    <ModuleSheet module="User Story Management" title="Iteration 3, no ties">
      <ColumnHeads
        columns={[
          ['order', 72],
          ['story', 118],
          ['status', 420],
          ['estimate', 536],
          ['actual', 634],
        ]}
        language="management"
      />
      {stories.map((story, index) => (
        <StoryLine key={story.code} story={story} number={index + 1} y={130 + index * 44} />
      ))}
      <Words x={72} y={400} weight={600} ink="proof">
        Blocked: US-011 waits for grower names. Owner: packing lead. Until 20.07.
      </Words>
      <Remark x={72} y={424}>
        Progress counts accepted stories: 2 of 6.
      </Remark>
    </ModuleSheet>
  );
}

function StoryLine({ story: { code, name, status, estimate, actual }, number, y }: StoryLineProps) {
  const accepted = status === 'accepted';
  const blocked = status === 'blocked';
  return (
    <>
      {blocked ? <Box x={64} y={y - 24} w={640} h={40} ink="proof" thick={2} /> : null}
      <Words x={84} y={y + 2} font="head" size={22} weight={650} anchor="middle">
        {number}
      </Words>
      <Words x={118} y={y} font="mono" size={13} ink="ink-faint">
        {code}
      </Words>
      <Words x={182} y={y} size={15} weight={600}>
        {name}
      </Words>
      {accepted ? <Box x={414} y={y - 15} w={80} h={22} fill="marker" /> : null}
      <Words
        x={420}
        y={y}
        font="mono"
        size={13}
        weight={accepted || blocked ? 700 : undefined}
        ink={accepted ? 'marker-ink' : blocked ? 'proof' : undefined}
      >
        {status}
      </Words>
      <Units x={536} y={y} step={15} filled={estimate} fill="management-tint" />
      <Units x={634} y={y} step={13} filled={actual} fill="management-ink" />
      <Rule x={64} y={y + 18} w={640} ink="rule-faint" />
    </>
  );
}

function Units({ x, y, step, filled, fill }: UnitsProps) {
  return [0, 1, 2, 3, 4].map((unit) => {
    const on = unit < filled;
    return (
      <Box
        key={unit}
        x={x + unit * step}
        y={y - 11}
        w={step - 4}
        h={13}
        fill={on ? fill : 'none'}
        ink={on ? 'management-ink' : 'rule'}
      />
    );
  });
}

interface StoryLineProps {
  story: (typeof stories)[number];
  number: number;
  y: number;
}

interface UnitsProps {
  x: number;
  y: number;
  step: number;
  filled: number;
  fill: 'management-tint' | 'management-ink';
}
