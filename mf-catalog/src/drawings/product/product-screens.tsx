import { Box, MarkAt, Pen, Rule, Words } from '@agile-languages/shared/art';
import type { LanguageKey } from '@agile-languages/shared/content';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Remark } from '../sheet/sheet-elements.tsx';
import { Contradiction } from './contradiction.tsx';
import { ProjectDetails } from './project-details.tsx';

const places: readonly Place[] = [
  { language: 'money', code: 'BC-001', says: 'A box costs', value: '18 EUR' },
  { language: 'statement', code: 'FS-012', says: 'Revenue line: 410 boxes x', value: '18 EUR' },
  { language: 'story', code: 'US-002', says: 'Price shown before the order:', value: '18.00' },
  { language: 'form', code: 'FO-002', says: 'Label “Price”, filled with', value: '18.00' },
  { language: 'data', code: 'DB-001', says: 'box.price, decimal, example', value: '18.00' },
  { language: 'programming', code: 'AP-001', says: 'orderBox returns price:', value: '18.00' },
];

const step = 50;
const top = 74;
const thread = 646;

export default { 'project-details': ProjectDetails, contradiction: Contradiction, trace: Trace };

function Trace() {
  return (
    <ModuleSheet module="Project Details" title="One price, six cards">
      {places.map((place, index) => (
        <Row key={place.code} place={place} y={top + index * step} isLast={index === places.length - 1} />
      ))}
      <Remark x={72} y={414} ink="proof" size={18}>
        One owner, six places. Change it in BC-001 and read down.
      </Remark>
    </ModuleSheet>
  );
}

function Row({ place: { language, code, says, value }, y, isLast }: { place: Place; y: number; isLast: boolean }) {
  return (
    <>
      <Box x={72} y={y} w={126} h={40} fill={`${language}-tint`} />
      <Rule x={72} y={y} h={40} ink={`${language}-ink`} thick={3} />
      <MarkAt language={language} x={84} y={y + 8} size={24} />
      <Words x={120} y={y + 26} font="mono" size={16} weight={600} ink={`${language}-ink`}>
        {code}
      </Words>
      <Words x={222} y={y + 26} size={18}>
        {says}
      </Words>
      <Rule x={222} y={y + 39} w={360} ink="rule-faint" />
      <Box x={600} y={y + 4} w={92} h={32} fill="marker" />
      <Words x={thread} y={y + 26} font="mono" size={18} weight={700} anchor="middle" ink="marker-ink">
        {value}
      </Words>
      {isLast ? null : <Pen d={`M${thread} ${y + 37}v15m-4-5l4 5 4-5`} ink="proof" />}
    </>
  );
}

interface Place {
  language: LanguageKey;
  code: string;
  says: string;
  value: string;
}
