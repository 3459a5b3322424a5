import { Box, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { ColumnHeads, Remark } from '../sheet/sheet-elements.tsx';

const stoppers = [
  { name: 'No Sunday driver', kind: 'operational', money: 900, likely: 4, step: 'second driver', until: '01.08.' },
  { name: 'Frost in May', kind: 'market', money: 640, likely: 2, step: 'two more growers', until: '15.03.' },
  { name: 'Box deposit law', kind: 'legal', money: 410, likely: 3, step: 'ask the city', until: '20.08.' },
  { name: 'Holidays', kind: 'market', money: 260, likely: 5, step: 'US-014', until: 'ready' },
] as const;

export function Stoppers() {
  return (
    <ModuleSheet module="Business Case Card" title="BC-001 Revenue stoppers">
      <ColumnHeads
        columns={[
          ['stopper', 72],
          ['EUR a week at risk', 228],
          ['likelihood', 440],
          ['next step', 548],
        ]}
        language="money"
      />
      {stoppers.map((stopper, index) => (
        <Stopper key={stopper.name} stopper={stopper} y={134 + index * 66} first={index === 0} />
      ))}
      <Remark x={72} y={418}>
        Ranked by money, not by fear. Each has a next step and a date.
      </Remark>
    </ModuleSheet>
  );
}

function Stopper({ stopper: { name, kind, money, likely, step, until }, y, first }: StopperProps) {
  const end = 228 + money * 0.15;
  return (
    <>
      <Words x={72} y={y} size={15} weight={600}>
        {name}
      </Words>
      <Words x={72} y={y + 20} font="mono" size={12} ink="ink-faint">
        {kind}
      </Words>
      <Box
        x={228}
        y={y - 15}
        w={money * 0.15}
        h={26}
        fill={first ? 'marker' : 'money-tint'}
        ink={first ? 'ink' : 'money-ink'}
      />
      <Words x={end + 8} y={y + 4} font="mono" size={15} weight={700}>
        {money}
      </Words>
      {[1, 2, 3, 4, 5].map((dot) => (
        <circle
          key={dot}
          cx={428 + dot * 17}
          cy={y - 1}
          r="5.5"
          fill={dot <= likely ? 'var(--money-ink)' : 'none'}
          stroke="var(--money-ink)"
        />
      ))}
      <Words x={548} y={y}>
        {step}
      </Words>
      <Words x={548} y={y + 20} font="mono" size={12} ink="ink-faint">
        {until}
      </Words>
      <Rule x={64} y={y + 34} w={640} ink="rule-faint" />
    </>
  );
}

interface StopperProps {
  stopper: (typeof stoppers)[number];
  y: number;
  first: boolean;
}
