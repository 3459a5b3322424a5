import { Box, Rule, Words } from '@agile-languages/shared/art';
import type { manualDescription } from '../../simulation-platform/input-types.ts';
import { ModuleSheet } from '../sheet/module-sheet.tsx';

type Term = keyof typeof manualDescription;

const values: Record<Term, string> = {
  'Is Required': 'yes',
  'Is Unique': 'no',
  'Is Editable': 'until Sunday',
  'Is Integer': 'no',
  'Is Float': 'no',
  'Is Dropdown': 'no',
  'Is Readonly': 'no',
  'Maximum/Minimum length': '10 / 10',
  'Date/Time format': 'DD.MM.YYYY',
  'Default value': 'From + 7 days',
  Placeholder: 'none',
  Mask: '99.99.9999',
  'Success message': 'Paused.',
  'Warning message': 'Over 8 weeks.',
  'Error message': 'Before From.',
};

const terms = Object.entries(values);

export function ManualDescription() {
  return (
    <ModuleSheet module="User Story Card" title="US-014, input Until">
      <Words x={72} y={98} font="head" size={26} weight={700}>
        Until
      </Words>
      <Words x={160} y={97} font="mono" ink="story-ink">
        Data Picker
      </Words>
      <Words x={704} y={97} size={15} ink="ink-soft" anchor="end">
        Last day without a box. The subscriber says it.
      </Words>
      <Rule x={64} y={114} w={640} ink="ink" thick={1.5} />
      <Rule x={384} y={114} h={310} />
      {terms.map(([term, value], index) => (
        <Line
          key={term}
          term={term}
          value={value}
          number={index + 1}
          x={index < 8 ? 72 : 400}
          y={144 + (index % 8) * 37}
        />
      ))}
      <Words x={400} y={403} font="head" size={14} italic ink="ink-soft">
        Fifteen answers, none left to guess.
      </Words>
    </ModuleSheet>
  );
}

function Line({ term, value, number, x, y }: LineProps) {
  const marked = term === 'Error message';
  return (
    <>
      {marked ? <Box x={x - 6} y={y - 19} w={314} h={28} fill="marker" /> : null}
      <Words x={x} y={y} font="mono" size={12} ink={marked ? 'marker-ink' : 'story-ink'}>
        {String(number).padStart(2, '0')}
      </Words>
      <Words x={x + 26} y={y} size={14.5} weight={marked ? 700 : undefined} ink={marked ? 'marker-ink' : undefined}>
        {term}
      </Words>
      <Words x={x + 302} y={y} font="mono" anchor="end" weight={600} ink={marked ? 'marker-ink' : undefined}>
        {value}
      </Words>
      <Rule x={x} y={y + 12} w={302} ink="rule-faint" />
    </>
  );
}

interface LineProps {
  term: string;
  value: string;
  number: number;
  x: number;
  y: number;
}
