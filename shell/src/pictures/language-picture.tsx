import {
  Box,
  MarkAt,
  Pen,
  Rule,
  SpecimenCard,
  specimenKinds,
  specimenSize,
  specimens,
  Words,
  wrapText,
} from '@agile-languages/shared/art';
import { type Language, type LanguageKey, languages, shortCourses } from '@agile-languages/shared/content';
import { MarkRow, PictureFrame } from './picture-frame.tsx';

const width = 460;
const height = 362;
const parts = languages.filter(({ key }) => key !== 'product');

export function LanguagePicture({ brand, language }: { brand: string; language: Language }) {
  const { key, name, code, hours } = language;
  const { tagLine, cardType } = shortCourses[key];
  const words = headWords(name);
  const size = Math.min(words.length > 1 ? 92 : 128, 700 / Math.max(...words.map(lengthOf)));
  const below = 224 + words.length * size * 1.05;
  return (
    <PictureFrame brand={brand} margin={code}>
      <MarkAt language={key} x={114} y={134} size={62} />
      <Words x={192} y={177} font="head" size={34} ink="ink-soft">
        Language of
      </Words>
      {words.map((word, index) => (
        <Words key={word} x={116} y={224 + (index + 0.78) * size * 1.05} font="head" size={size} weight={800}>
          {word}
        </Words>
      ))}
      <Words x={120} y={below + 34} size={25} weight={600} ink={`${key}-ink`}>
        {`${hours} hours · ${cardType}`}
      </Words>
      {wrapText(tagLine, 36).map((line, index) => (
        <Words key={line} x={120} y={below + 80 + index * 36} size={28} ink="ink-soft">
          {line}
        </Words>
      ))}
      <MarkRow chosen={key} />
      <RightCard language={key} />
    </PictureFrame>
  );
}

function headWords(name: string): string[] {
  const words = name.split(' ');
  const last = words.pop() ?? '';
  return words.length > 0 ? [words.join(' '), last] : [last];
}

/** A wide letter counts as one and a half. */
const lengthOf = (word: string) => word.length + (word.match(/m/gi)?.length ?? 0) / 2;

function RightCard({ language }: { language: LanguageKey }) {
  const kind = specimenKinds.find((one) => specimens[one].language === language);
  if (!kind) return <AllCards x={624} y={140} width={520} />;
  const { width, height } = specimenSize(kind);
  return (
    <svg aria-hidden x={624} y={140} width={520} height={(520 * height) / width} viewBox={`0 0 ${width} ${height}`}>
      <SpecimenCard kind={kind} pen={kind === 'user-story'} />
    </svg>
  );
}

function AllCards({ x, y, width: shown }: { x: number; y: number; width: number }) {
  return (
    <svg aria-hidden x={x} y={y} width={shown} height={(shown * height) / width} viewBox={`0 0 ${width} ${height}`}>
      <Box x={0.5} y={28.5} w={width - 1} h={height - 29} fill="card" ink="rule" />
      <Pen d="M.5 29V.5H180L190 29" fill="product-tint" ink="rule" thick={1} />
      <Rule x={0} y={29} w={width} ink="product-ink" thick={2} />
      <MarkAt language="product" x={10} y={5} size={19} />
      <Words x={37} y={19} size={13} weight={600}>
        Digital Product
      </Words>
      <Words x={20} y={66} font="head" size={22} weight={650}>
        One product, told once
      </Words>
      <Rule x={0} y={80} w={width} ink="proof" />
      {parts.map(({ key, name, hours }, index) => {
        const base = 104 + index * 28;
        return (
          <g key={key}>
            <Rule x={1} y={base + 7} w={width - 2} ink="rule-faint" />
            <MarkAt language={key} x={20} y={base - 15} size={20} />
            <Words x={52} y={base} size={14} weight={600} ink={`${key}-ink`}>
              {name}
            </Words>
            <Words x={width - 20} y={base} size={14} anchor="end">
              {`${hours} hours`}
            </Words>
          </g>
        );
      })}
      <circle cx={width / 2} cy={height - 15} r="5.5" fill="var(--paper)" stroke="var(--control)" />
    </svg>
  );
}
