import { Arrow, Box, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Highlight, Remark } from '../sheet/sheet-elements.tsx';
import { Editor } from './editor.tsx';
import { States } from './states.tsx';

const events = [
  ['Onclick', 'Opens the calendar at From.'],
  ['Onchange', 'Sets the earliest Until: From + 7 days.'],
  ['Onload', 'Fills From with next Monday.'],
  ['Ondblclick', 'Same as click.'],
  ['Onmouseover', 'Nothing that is not written beside it.'],
  ['Onrightclick', 'Copy the date; also in the menu.'],
] as const;

export default { editor: Editor, events: Events, states: States };

function Events() {
  return (
    <ModuleSheet module="Form Editor" title="Event actions on one input">
      <Box x={72} y={84} w={250} h={320} fill="paper" ink="rule" dashed />
      <Words x={92} y={118} size={15} weight={600}>
        From
      </Words>
      <Box x={92} y={130} w={210} h={42} fill="card" ink="form-ink" thick={2.5} round={2} />
      <Words x={106} y={157} font="mono" size={16}>
        13.07.2026
      </Words>
      <Words x={92} y={214} size={15} weight={600}>
        Until
      </Words>
      <Box x={92} y={226} w={210} h={42} fill="card" ink="control" round={2} />
      <Highlight x={104} y={253} w={106} h={22} />
      <Words x={106} y={253} font="mono" size={16} ink="marker-ink">
        20.07.2026
      </Words>
      <Arrow
        points={[
          [302, 151],
          [346, 151],
          [346, 247],
          [306, 247],
        ]}
        ink="form-ink"
      />
      <Remark x={92} y={306} size={15}>
        Until moved with From.
      </Remark>
      {events.map(([name, effect], index) => (
        <Event key={name} name={name} effect={effect} y={104 + index * 54} />
      ))}
    </ModuleSheet>
  );
}

function Event({ name, effect, y }: { name: string; effect: string; y: number }) {
  const current = name === 'Onchange';
  return (
    <>
      {current ? <Box x={372} y={y - 18} w={92} h={24} fill="marker" /> : null}
      <Words x={378} y={y} font="mono" size={15} weight={700} ink={current ? 'marker-ink' : 'form-ink'}>
        {name}
      </Words>
      <Words x={378} y={y + 23} size={15}>
        {effect}
      </Words>
      <Rule x={378} y={y + 33} w={322} ink="rule-faint" />
    </>
  );
}
