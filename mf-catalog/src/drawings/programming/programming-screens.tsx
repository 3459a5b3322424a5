import { Box, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Heading } from '../sheet/sheet-elements.tsx';
import { NumberedStep, OperationSteps } from './operation-steps.tsx';
import { States } from './states.tsx';

const steps = [
  'Check that Until is after From',
  'Check that From is not packed',
  'Write one row to delivery_pause',
  'Free the stock of those weeks',
  'Return pauseId and credit',
];

const errors = [
  ['E21', 'Until is before From'],
  ['E22', 'That Monday is packed'],
] as const;

const request = ['{', '  "customerId": 388,', '  "fromDate":  "2026-07-13",', '  "untilDate": "2026-07-26"', '}'];
const response = ['{', '  "pauseId": 1042,', '  "creditedBoxes": 2', '}'];

export default { 'api-card': ApiCard, steps: OperationSteps, states: States };

function ApiCard() {
  return (
    <ModuleSheet module="API Card" title="AP-002 pauseDelivery">
      <Heading x={72} y={88}>
        Steps
      </Heading>
      {steps.map((step, index) => (
        <NumberedStep key={step} y={122 + index * 40} number={index + 1} last={index === steps.length - 1}>
          {step}
        </NumberedStep>
      ))}
      <Heading x={72} y={336}>
        Errors
      </Heading>
      {errors.map(([code, cause], index) => (
        <Failure key={code} code={code} cause={cause} y={366 + index * 28} />
      ))}
      <Rule x={372} y={57} h={382} />
      <Example title="Example request" lines={request} y={84} />
      <Example title="Example response" lines={response} y={268} marked={2} />
    </ModuleSheet>
  );
}

function Failure({ code, cause, y }: { code: string; cause: string; y: number }) {
  return (
    <>
      <Words x={72} y={y} font="mono" weight={700} ink="error">
        {code}
      </Words>
      <Words x={116} y={y}>
        {cause}
      </Words>
      <Rule x={72} y={y + 9} w={258} ink="rule-faint" />
    </>
  );
}

function Example({ title, lines, y, marked }: { title: string; lines: readonly string[]; y: number; marked?: number }) {
  return (
    <>
      <Words x={388} y={y} font="mono" size={12} ink="ink-faint">
        {title}
      </Words>
      <Box x={388} y={y + 10} w={316} h={lines.length * 25 + 18} fill="paper" ink="rule" />
      {marked === undefined ? null : <Box x={402} y={y + 22 + marked * 25} w={184} h={19} fill="marker" />}
      {lines.map((line, index) => (
        <Words key={line} x={402} y={y + 36 + index * 25} font="mono" ink={index === marked ? 'marker-ink' : undefined}>
          {line}
        </Words>
      ))}
    </>
  );
}
