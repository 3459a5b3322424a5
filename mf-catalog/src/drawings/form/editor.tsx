import { Box, Pen, Rule, Words } from '@agile-languages/shared/art';
import { inputTypes } from '../../simulation-platform/input-types.ts';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { InputProperties } from './input-properties.tsx';

const left = 232;
const width = 268;

export function Editor() {
  return (
    <ModuleSheet module="Form Editor" title="FO-006 Pause deliveries">
      <Words x={72} y={82} font="mono" size={12} ink="ink-faint">
        Input types
      </Words>
      {Object.keys(inputTypes).map((name, index) => (
        <InputType key={name} name={name} number={index + 1} />
      ))}
      <Rule x={212} y={57} h={382} />
      <Box x={left - 12} y={76} w={width + 24} h={338} fill="paper" ink="rule" dashed />
      <Words x={left} y={106} font="head" size={19} weight={650}>
        Pause deliveries
      </Words>
      <DrawnInput x={left} y={138} w={width} name="From" value="13.07.2026" sign="calendar" />
      <DrawnInput x={left} y={206} w={width} name="Until" value="26.07.2026" sign="calendar" />
      <Selection x={left - 5} y={122} w={width + 10} h={66} />
      <DrawnInput x={left} y={274} w={width} name="Reason" value="Holiday" sign="chevron" />
      <Box x={left} y={336} w={18} h={18} fill="card" ink="ink" thick={1.5} />
      <Pen d={`M${left + 4} 345l4 4 7-9`} ink="ledger" thick={2.4} />
      <Words x={left + 28} y={350}>
        Remind me one day before
      </Words>
      <Box x={left} y={368} w={92} h={34} fill="ledger" round={2} />
      <Words x={left + 46} y={390} weight={600} anchor="middle" ink="on-ledger">
        Pause
      </Words>
      <Rule x={520} y={57} h={382} />
      <InputProperties />
    </ModuleSheet>
  );
}

function InputType({ name, number }: { name: string; number: number }) {
  const y = 94 + (number - 1) * 21;
  const current = name === 'Data Picker';
  return (
    <>
      {current ? <Box x={66} y={y - 1} w={138} h={21} fill="marker" /> : null}
      <Words x={72} y={y + 14} font="mono" size={11.5} ink={current ? 'marker-ink' : 'form-ink'}>
        {String(number).padStart(2, '0')}
      </Words>
      <Words x={96} y={y + 14} size={13.5} weight={current ? 700 : undefined} ink={current ? 'marker-ink' : undefined}>
        {name}
      </Words>
    </>
  );
}

function Selection({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return (
    <>
      <Box x={x} y={y} w={w} h={h} ink="form-ink" thick={2} />
      {[
        [x, y],
        [x + w, y],
        [x, y + h],
        [x + w, y + h],
      ].map(([handleX = 0, handleY = 0]) => (
        <Box
          key={`${handleX} ${handleY}`}
          x={handleX - 3.5}
          y={handleY - 3.5}
          w={7}
          h={7}
          fill="card"
          ink="form-ink"
          thick={2}
        />
      ))}
    </>
  );
}

function DrawnInput({ x, y, w, name, value, sign }: DrawnInputProps) {
  const right = x + w;
  return (
    <>
      <Words x={x} y={y} weight={600}>
        {name}
      </Words>
      <Box x={x} y={y + 8} w={w} h={36} fill="card" ink="control" round={2} />
      <Words x={x + 12} y={y + 31} font="mono">
        {value}
      </Words>
      {sign === 'calendar' ? (
        <>
          <Box x={right - 30} y={y + 17} w={17} h={16} ink="ink-soft" thick={1.5} />
          <Rule x={right - 30} y={y + 22} w={17} ink="ink-soft" thick={1.5} />
        </>
      ) : (
        <Pen d={`M${right - 26} ${y + 23}l6 6 6-6`} ink="ink" thick={1.8} />
      )}
    </>
  );
}

interface DrawnInputProps {
  x: number;
  y: number;
  w: number;
  name: string;
  value: string;
  sign: 'calendar' | 'chevron';
}
