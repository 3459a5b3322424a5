import { Arrow, Box, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Remark } from '../sheet/sheet-elements.tsx';

const steps = [
  { text: 'Read the order by its number', kind: 'reads', error: ['E31', 'No such order'] },
  { text: 'Check that it was delivered', kind: 'reads', error: ['E32', 'Not delivered yet'] },
  { text: 'Look up the refund rule by day', kind: 'reads', error: ['E33', 'Later than 7 days'] },
  { text: 'Write one row to refund', kind: 'writes' },
  { text: 'Set the order to refunded', kind: 'writes' },
  { text: 'Return refundId and amount', kind: '' },
] as const;

export function OperationSteps() {
  return (
    <ModuleSheet module="API Card" title="AP-005 refundBox">
      <Words x={72} y={86} font="mono" size={12} weight={600} ink="programming-ink">
        operation
      </Words>
      <Words x={374} y={86} font="mono" size={12} weight={600} ink="programming-ink">
        data
      </Words>
      <Words x={484} y={86} font="mono" size={12} weight={600} ink="error">
        if not
      </Words>
      <Rule x={64} y={96} w={640} ink="ink" thick={1.5} />
      {steps.map((step, index) => (
        <Step key={step.text} step={step} number={index + 1} y={128 + index * 46} />
      ))}
      <Remark x={72} y={420}>
        The days stand in a table. The operation only reads them.
      </Remark>
    </ModuleSheet>
  );
}

function Step({ step, number, y }: { step: (typeof steps)[number]; number: number; y: number }) {
  const { text, kind } = step;
  return (
    <>
      {kind === 'writes' ? <Box x={368} y={y - 16} w={62} h={22} fill="marker" /> : null}
      <NumberedStep y={y} number={number} last={number === steps.length} gap={22}>
        {text}
      </NumberedStep>
      <Words x={374} y={y} font="mono" size={13} ink={kind === 'writes' ? 'marker-ink' : 'ink-soft'}>
        {kind}
      </Words>
      {'error' in step ? (
        <>
          <Arrow
            points={[
              [438, y - 5],
              [478, y - 5],
            ]}
            ink="proof"
            thick={1.8}
          />
          <Words x={486} y={y} font="mono" weight={700} ink="error">
            {step.error[0]}
          </Words>
          <Words x={526} y={y}>
            {step.error[1]}
          </Words>
        </>
      ) : null}
    </>
  );
}

export function NumberedStep({ y, number, children, last, gap = 16 }: NumberedStepProps) {
  return (
    <>
      <circle
        cx="84"
        cy={y - 5}
        r="12"
        fill="var(--programming-tint)"
        stroke="var(--programming-ink)"
        strokeWidth="1.5"
      />
      <Words x={84} y={y} font="mono" size={13} weight={700} anchor="middle" ink="programming-ink">
        {number}
      </Words>
      <Words x={108} y={y} size={15}>
        {children}
      </Words>
      {last ? null : <Rule x={84} y={y + 7} h={gap} ink="programming-ink" thick={1.5} />}
    </>
  );
}

interface NumberedStepProps {
  y: number;
  number: number;
  children: string;
  last: boolean;
  gap?: number;
}
