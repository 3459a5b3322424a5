import { Arrow, Box, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { PenRing, Remark } from '../sheet/sheet-elements.tsx';

const fields = ['order', 'box', 'address', 'round', 'left at', 'date'] as const;

const stops = [
  { step: 'Order', values: ['1042', '2 people', 'Quay 9'] },
  { step: 'Reserve', values: ['1042', '2 people', 'Quay 9'] },
  { step: 'Pack', values: ['1042', '2 people', 'Quay 9', 'Mon 3'] },
  { step: 'Deliver', values: ['1042', '2 people', 'Quay 9', 'Mon 3', '', '13.07.'] },
] as const;

export function RecordWalk() {
  return (
    <ModuleSheet module="Data Flow Diagram" title="Order 1042, from start to end">
      {stops.map((stop, index) => (
        <Stop key={stop.step} stop={stop} number={index + 1} x={72 + index * 164} />
      ))}
      {[0, 1, 2].map((gap) => (
        <Arrow
          key={gap}
          points={[
            [108 + gap * 164, 98],
            [224 + gap * 164, 98],
          ]}
          ink="flow-ink"
        />
      ))}
      <PenRing x={559} y={310} w={148} h={28} />
      <Remark x={72} y={418} ink="proof" size={17}>
        Nobody home: who writes where the box was left?
      </Remark>
    </ModuleSheet>
  );
}

function Stop({ stop: { step, values }, number, x }: { stop: (typeof stops)[number]; number: number; x: number }) {
  return (
    <>
      <circle cx={x + 18} cy={98} r="18" fill="var(--flow-tint)" stroke="var(--flow-ink)" strokeWidth="2" />
      <Words x={x + 18} y={104} font="head" size={17} weight={700} anchor="middle" ink="flow-ink">
        {number}
      </Words>
      <Words x={x} y={146} size={15} weight={600}>
        {step}
      </Words>
      <Box x={x} y={160} w={140} h={218} fill="paper" ink="rule" />
      {fields.map((field, index) => (
        <Value key={field} field={field} value={values[index] ?? ''} x={x} y={184 + index * 36} />
      ))}
    </>
  );
}

function Value({ field, value, x, y }: { field: string; value: string; x: number; y: number }) {
  return (
    <>
      <Words x={x + 10} y={y} size={12} ink="ink-faint">
        {field}
      </Words>
      <Words x={x + 132} y={y} font="mono" size={13.5} weight={600} anchor="end">
        {value}
      </Words>
      <Rule x={x + 1} y={y + 11} w={138} ink="rule-faint" />
    </>
  );
}
