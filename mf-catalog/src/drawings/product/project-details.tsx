import { Box, MarkAt, Rule, Words } from '@agile-languages/shared/art';
import type { LanguageKey } from '@agile-languages/shared/content';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Chip } from '../sheet/sheet-elements.tsx';

const facts = [
  ['Owner', 'Product owner'],
  ['Growers', '34 within 60 km'],
  ['Subscribers', '410, of which 26 paused'],
  ['Version one', '21 stories, 9 refused'],
] as const;

const vocabulary = [
  ['subscriber', 72],
  ['box', 172],
  ['round', 219],
  ['grower', 281],
  ['pause', 351],
] as const;

const counts: readonly (readonly [LanguageKey, number])[] = [
  ['statement', 3],
  ['money', 1],
  ['form', 6],
  ['story', 21],
  ['flow', 3],
  ['management', 9],
  ['data', 12],
  ['programming', 8],
];

export function ProjectDetails() {
  return (
    <ModuleSheet module="Project Details" title="Pazar Box">
      <Words x={72} y={104} font="head" size={38} weight={700}>
        Pazar Box
      </Words>
      <Words x={72} y={134} size={16} ink="ink-soft">
        Vegetables from growers to doorsteps,
      </Words>
      <Words x={72} y={156} size={16} ink="ink-soft">
        by subscription.
      </Words>
      {facts.map(([name, value], index) => (
        <Fact key={name} name={name} value={value} y={202 + index * 33} />
      ))}
      <Words x={72} y={354} font="head" size={16} weight={650}>
        Vocabulary
      </Words>
      {vocabulary.map(([word, x]) => (
        <Chip key={word} x={x} y={388} language="product">
          {word}
        </Chip>
      ))}
      {counts.map(([language, count], index) => (
        <Count
          key={language}
          language={language}
          count={count}
          x={426 + (index % 2) * 136}
          y={84 + Math.floor(index / 2) * 84}
        />
      ))}
    </ModuleSheet>
  );
}

function Fact({ name, value, y }: { name: string; value: string; y: number }) {
  return (
    <>
      <Words x={72} y={y} ink="ink-faint">
        {name}
      </Words>
      <Words x={178} y={y} font="mono">
        {value}
      </Words>
      <Rule x={72} y={y + 10} w={326} ink="rule-faint" />
    </>
  );
}

function Count({ language, count, x, y }: { language: LanguageKey; count: number; x: number; y: number }) {
  return (
    <>
      <Box x={x} y={y} w={124} h={70} fill="card" ink="rule" />
      <Rule x={x} y={y} w={124} ink={`${language}-ink`} thick={2} />
      <Box x={x} y={y + 1} w={34} h={69} fill={`${language}-tint`} />
      <MarkAt language={language} x={x + 6} y={y + 23} size={22} />
      <Words x={x + 44} y={y + 30} font="head" size={22} weight={650}>
        {count}
      </Words>
      <Words x={x + 44} y={y + 52} font="mono" size={12} ink="ink-faint">
        {count === 1 ? 'card' : 'cards'}
      </Words>
    </>
  );
}
