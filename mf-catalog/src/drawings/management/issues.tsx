import { Box, Pen, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Caption, Chip } from '../sheet/sheet-elements.tsx';
import { SheetTable } from '../sheet/sheet-table.tsx';

const issues = [
  ['IS-028', 'Round shows two dates'],
  ['IS-029', 'Why is Monday refused?'],
  ['IS-031', 'Paused box was packed'],
  ['IS-033', 'Add a second address'],
  ['IS-034', 'Label cut at 30 letters'],
] as const;

const kinds = [
  ['defect', 150, 'management-ink'],
  ['change', 62, 'management-tint'],
  ['question', 44, 'none'],
] as const;

const steps = ['Pause on Sunday 23:50.', 'Open the Monday pack list.', 'The paused box is on it.'];

export function Issues() {
  return (
    <ModuleSheet module="Issue Management" title="IS-031 Paused box was packed">
      <SheetTable
        x={76}
        y={88}
        widths={[70, 242]}
        head={['issue', 'title']}
        rows={issues}
        step={34}
        language="management"
        marked={2}
      />
      {kinds.map(([name, length, fill], index) => (
        <Kind key={name} name={name} length={length} fill={fill} y={306 + index * 30} />
      ))}
      <Rule x={408} y={57} h={382} />
      <Words x={428} y={92} font="mono" size={13} ink="ink-faint">
        IS-031
      </Words>
      <Words x={428} y={118} font="head" size={19} weight={650}>
        Paused box was packed
      </Words>
      {steps.map((step, index) => (
        <Step key={step} number={index + 1} y={152 + index * 27}>
          {step}
        </Step>
      ))}
      <Fact x={428} name="severity" value="High" />
      <Fact x={560} name="priority" value="Next round" />
      <Caption x={428} y={312}>
        story and input
      </Caption>
      <Chip x={428} y={336} language="story">
        US-014
      </Chip>
      <Pen d="M496 329h22m-6-5 6 5-6 5" ink="ink" thick={1.8} />
      <Chip x={528} y={336} language="form">
        From
      </Chip>
      <Evidence />
    </ModuleSheet>
  );
}

function Kind({ name, length, fill, y }: { name: string; length: number; fill: (typeof kinds)[number][2]; y: number }) {
  return (
    <>
      <Words x={76} y={y} font="mono" size={12} ink="management-ink">
        {name}
      </Words>
      <Box x={144} y={y - 10} w={length} h={12} fill={fill} ink="management-ink" />
    </>
  );
}

function Step({ number, y, children }: { number: number; y: number; children: string }) {
  return (
    <>
      <Words x={428} y={y} font="mono" size={13} weight={700} ink="management-ink">
        {number}
      </Words>
      <Words x={450} y={y} size={14.5}>
        {children}
      </Words>
      <Rule x={428} y={y + 8} w={272} ink="rule-faint" />
    </>
  );
}

function Fact({ x, name, value }: { x: number; name: string; value: string }) {
  return (
    <>
      <Caption x={x} y={254}>
        {name}
      </Caption>
      <Words x={x} y={273} font="mono">
        {value}
      </Words>
    </>
  );
}

function Evidence() {
  return (
    <>
      <Box x={428} y={356} w={124} h={62} fill="paper" ink="rule" />
      {[0, 1, 2].map((line) => (
        <Rule key={line} x={438} y={372 + line * 14} w={62 + line * 12} ink="ink-faint" thick={2} />
      ))}
      <circle cx="490" cy="386" r="17" fill="none" stroke="var(--proof)" strokeWidth="2.2" />
      <Caption x={564} y={380}>
        evidence
      </Caption>
      {['Pack list', '13.07., pic. 2'].map((line, index) => (
        <Words key={line} x={564} y={399 + index * 18} font="mono" size={13}>
          {line}
        </Words>
      ))}
    </>
  );
}
