import {
  MarkAt,
  SpecimenCard,
  specimenKinds,
  specimenSize,
  specimens,
  Words,
  wrapText,
} from '@agile-languages/shared/art';
import { type Language, type LanguageKey, shortCourses } from '@agile-languages/shared/content';
import { AllCards } from './all-cards.tsx';
import { MarkRow } from './mark-row.tsx';
import { PictureFrame } from './picture-frame.tsx';

/** Preview picture of one Language: mark, head word, facts and tag line beside one of its cards, filled. */
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
      <MarkRow x={120} y={566} chosen={key} />
      <RightCard language={key} />
    </PictureFrame>
  );
}

/** One line or two: the last word stands alone. */
function headWords(name: string): string[] {
  const words = name.split(' ');
  const last = words.pop() ?? '';
  return words.length > 0 ? [words.join(' '), last] : [last];
}

/** Letters of a word, the wide ones counted as one and a half. */
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
