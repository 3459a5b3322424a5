import { Box, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Remark } from '../sheet/sheet-elements.tsx';

const iterations = [
  { name: 'Iteration 1', promised: 6, accepted: 4 },
  { name: 'Iteration 2', promised: 5, accepted: 5, event: 'a rule changed' },
  { name: 'Iteration 3', promised: 6, accepted: 2, event: 'a person was missing' },
  { name: 'Iteration 4', promised: 6, accepted: 6, event: 'a defect came back' },
] as const;

const floor = 330;

export function Progress() {
  return (
    <ModuleSheet module="Data Flow Management" title="Pause and return, four iterations">
      <Words x={72} y={88} font="mono" size={12} weight={600} ink="management-ink">
        one square, one story
      </Words>
      <Key x={300} filled label="accepted" />
      <Key x={408} filled={false} label="promised, not accepted" />
      {iterations.map((iteration, index) => (
        <Iteration key={iteration.name} iteration={iteration} x={84 + index * 158} before={acceptedBefore(index)} />
      ))}
      <Rule x={64} y={floor} w={640} ink="ink" thick={1.5} />
      <Remark x={72} y={424}>
        Accepted stories can be added up across teams. Effort cannot.
      </Remark>
    </ModuleSheet>
  );
}

const acceptedBefore = (index: number) => iterations.slice(0, index).reduce((sum, { accepted }) => sum + accepted, 0);

function Key({ x, filled, label }: { x: number; filled: boolean; label: string }) {
  return (
    <>
      <Box x={x} y={76} w={14} h={14} fill={filled ? 'management-ink' : 'none'} ink="management-ink" />
      <Words x={x + 22} y={88} size={13} ink="ink-soft">
        {label}
      </Words>
    </>
  );
}

function Iteration({ iteration, x, before }: { iteration: (typeof iterations)[number]; x: number; before: number }) {
  const { name, promised, accepted } = iteration;
  return (
    <>
      {Array.from({ length: promised }, (_, story) => floor - 36 - story * 36).map((y, story) => (
        <Box
          key={y}
          x={x}
          y={y}
          w={30}
          h={30}
          fill={story < accepted ? 'management-ink' : 'none'}
          ink="management-ink"
        />
      ))}
      <Words x={x + 44} y={floor - 14} font="head" size={34} weight={700}>
        {before + accepted}
      </Words>
      <Words x={x + 44} y={floor - 52} font="mono" size={12} ink="ink-faint">
        {`${accepted} of ${promised}`}
      </Words>
      <Words x={x} y={floor + 24} size={14.5} weight={600}>
        {name}
      </Words>
      {'event' in iteration ? (
        <Words x={x} y={floor + 46} font="head" size={13} italic ink="proof">
          {iteration.event}
        </Words>
      ) : null}
    </>
  );
}
