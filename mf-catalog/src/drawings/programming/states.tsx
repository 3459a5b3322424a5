import { Box, Pen, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Remark } from '../sheet/sheet-elements.tsx';

const states = ['draft', 'confirmed', 'packed', 'delivered', 'returned', 'refunded'] as const;

type State = (typeof states)[number];

const moves: Record<State, readonly State[]> = {
  draft: ['confirmed'],
  confirmed: ['draft', 'packed'],
  packed: ['delivered', 'returned'],
  delivered: ['refunded'],
  returned: ['packed', 'refunded'],
  refunded: [],
};

const column = (index: number) => 198 + index * 85;
const row = (index: number) => 124 + index * 44;

export function States() {
  return (
    <ModuleSheet module="Database Card" title="order_state: six states, eight moves">
      <Words x={72} y={92} font="head" size={14} italic ink="ink-soft">
        from, to
      </Words>
      {states.map((state, index) => (
        <Words
          key={state}
          x={column(index) + 40}
          y={92}
          font="mono"
          size={12}
          weight={600}
          anchor="middle"
          ink="programming-ink"
        >
          {state}
        </Words>
      ))}
      <Rule x={64} y={104} w={640} ink="ink" thick={1.5} />
      <Box x={column(1) + 1} y={row(0) - 17} w={78} h={40} fill="marker" />
      {states.map((state, index) => (
        <StateRow key={state} state={state} y={row(index)} index={index} />
      ))}
      <Remark x={72} y={416}>
        A move that is not in the table does not exist.
      </Remark>
    </ModuleSheet>
  );
}

function StateRow({ state, y, index }: { state: State; y: number; index: number }) {
  return (
    <>
      <Words x={72} y={y + 8} font="mono" weight={600}>
        {state}
      </Words>
      {states.map((target, at) => (
        <Cell
          key={target}
          x={column(at)}
          y={y}
          self={at === index}
          allowed={moves[state].includes(target)}
          first={index === 0}
        />
      ))}
      <Rule x={64} y={y + 25} w={640} ink="rule-faint" />
    </>
  );
}

function Cell({
  x,
  y,
  self,
  allowed,
  first,
}: {
  x: number;
  y: number;
  self: boolean;
  allowed: boolean;
  first: boolean;
}) {
  if (self) return <Box x={x + 1} y={y - 17} w={78} h={40} fill="sunk" />;
  if (!allowed) return null;
  return <Pen d={`M${x + 30} ${y + 3}l7 7 13-15`} ink={first ? 'marker-ink' : 'programming-ink'} thick={3} />;
}
