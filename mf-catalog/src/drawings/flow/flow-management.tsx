import { Arrow, Box, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { ColumnHeads, Remark } from '../sheet/sheet-elements.tsx';

const flows = [
  { name: 'Order to doorstep', owner: 'packing lead', stories: 11, accepted: 11 },
  { name: 'Pause and return', owner: 'product owner', stories: 9, accepted: 6 },
  { name: 'Grower payment', owner: 'finance', stories: 8, accepted: 3, blockedUntil: '20.07.' },
  { name: 'Rating of growers', owner: 'product owner', stories: 5, accepted: 0 },
  { name: 'Gift box', owner: 'marketing', stories: 4, accepted: 0 },
] as const;

export function FlowManagement() {
  return (
    <ModuleSheet module="Data Flow Management" title="Ordered for release">
      <ColumnHeads
        columns={[
          ['order', 72],
          ['flow', 118],
          ['owner', 316],
          ['accepted stories', 452],
          ['block', 646],
        ]}
        language="flow"
      />
      {flows.map((flow, index) => (
        <FlowLine key={flow.name} flow={flow} number={index + 1} y={134 + index * 52} />
      ))}
      <Arrow
        points={[
          [84, 390],
          [84, 410],
          [300, 410],
        ]}
        ink="flow-ink"
      />
      <Remark x={312} y={415}>
        The first flow releases without the others.
      </Remark>
    </ModuleSheet>
  );
}

function FlowLine({ flow, number, y }: { flow: (typeof flows)[number]; number: number; y: number }) {
  const { name, owner, stories, accepted } = flow;
  const complete = accepted === stories;
  return (
    <>
      <Words x={84} y={y + 2} font="head" size={22} weight={650} anchor="middle">
        {number}
      </Words>
      <Words x={118} y={y} size={15} weight={600}>
        {name}
      </Words>
      <Words x={316} y={y} font="mono" size={13}>
        {owner}
      </Words>
      {Array.from({ length: stories }, (_, story) => 452 + story * 16).map((x, story) => {
        const done = story < accepted;
        return (
          <Box
            key={x}
            x={x}
            y={y - 13}
            w={12}
            h={17}
            fill={done ? (complete ? 'marker' : 'flow-ink') : 'none'}
            ink={done ? (complete ? 'marker-ink' : 'flow-ink') : 'control'}
          />
        );
      })}
      {'blockedUntil' in flow ? (
        <Words x={646} y={y} font="mono" size={13} weight={700} ink="proof">
          {flow.blockedUntil}
        </Words>
      ) : null}
      <Rule x={64} y={y + 20} w={640} ink="rule-faint" />
    </>
  );
}
