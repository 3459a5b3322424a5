import { Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Caption, Remark, Tick } from '../sheet/sheet-elements.tsx';
import { SheetTable } from '../sheet/sheet-table.tsx';

const inputs = [
  ['From', 'Data Picker', 'yes', 'DD.MM.YYYY'],
  ['Until', 'Data Picker', 'yes', 'DD.MM.YYYY'],
  ['Reason', 'Select Box', 'no', '-'],
  ['Reminder', 'Check Box', 'yes', '-'],
] as const;

const acceptance = [
  ['A paused week is', 'not charged', true],
  ['A packed box can', 'not be paused', true],
  ['The grower sees', 'the new total', false],
] as const;

export function Inputs() {
  return (
    <ModuleSheet module="User Story Card" title="US-014 Pause a vegetable box">
      <Words x={72} y={104} font="head" size={22}>
        As a <Strong>subscriber</Strong> I pause deliveries for a holiday,
      </Words>
      <Words x={72} y={134} font="head" size={22}>
        so that <Strong>no box spoils and no box is paid for.</Strong>
      </Words>
      <Rule x={64} y={156} w={640} />
      <SheetTable
        x={76}
        y={184}
        widths={[112, 136, 98, 98]}
        head={['input', 'type', 'required', 'mask']}
        rows={inputs}
        step={31}
        language="story"
        marked={1}
      />
      <Caption x={76} y={352} size={13}>
        Refused value
      </Caption>
      <Words x={76} y={374} font="mono" size={15} weight={600} ink="error">
        06.07.2026
      </Words>
      <Words x={182} y={374} size={15}>
        Until is before From.
      </Words>
      <Words x={76} y={412} font="mono" size={13} ink="ink-soft">
        Size 3. After US-009.
      </Words>
      <Rule x={540} y={170} h={254} />
      <Words x={556} y={188} font="head" size={16} weight={650}>
        Acceptance
      </Words>
      {acceptance.map(([first, second, on], index) => (
        <Criterion key={first} first={first} second={second} on={on} y={220 + index * 62} />
      ))}
      <Remark x={556} y={412}>
        yes, yes, not yet
      </Remark>
    </ModuleSheet>
  );
}

const Strong = ({ children }: { children: string }) => (
  <tspan fontWeight="700" fill="var(--story-ink)">
    {children}
  </tspan>
);

function Criterion({ first, second, on, y }: { first: string; second: string; on: boolean; y: number }) {
  return (
    <>
      <Tick x={556} y={y - 14} on={on} />
      <Words x={586} y={y}>
        {first}
      </Words>
      <Words x={586} y={y + 19}>
        {second}
      </Words>
    </>
  );
}
