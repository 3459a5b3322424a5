import { Rule, Words, wrapText } from '@agile-languages/shared/art';
import { Caption } from '../sheet/sheet-elements.tsx';

const properties = [
  ['Type', 'Data Picker'],
  ['Is Required', 'yes'],
  ['Is Editable', 'until Sunday'],
  ['Default value', 'next Monday'],
] as const;

export function InputProperties() {
  return (
    <>
      <Words x={536} y={82} font="head" size={16} weight={650}>
        From
      </Words>
      {properties.map(([name, value], index) => (
        <Property key={name} name={name} value={value} y={112 + index * 40} />
      ))}
      <Words x={536} y={286} font="mono" size={13} weight={700} ink="form-ink">
        Onchange
      </Words>
      {wrapText('Sets the earliest Until: From + 7 days.', 25).map((line, index) => (
        <Words key={line} x={536} y={308 + index * 19}>
          {line}
        </Words>
      ))}
      <Caption x={536} y={362}>
        Error message
      </Caption>
      {wrapText('“Choose a Monday that has not been packed.”', 23).map((line, index) => (
        <Words key={line} x={536} y={382 + index * 18} size={13.5} weight={600} ink="error">
          {line}
        </Words>
      ))}
    </>
  );
}

function Property({ name, value, y }: { name: string; value: string; y: number }) {
  return (
    <>
      <Caption x={536} y={y}>
        {name}
      </Caption>
      <Words x={536} y={y + 18} font="mono" size={13}>
        {value}
      </Words>
      <Rule x={536} y={y + 25} w={164} ink="rule-faint" />
    </>
  );
}
