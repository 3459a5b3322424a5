import { Arrow, Box, MarkAt, Pen, Rule, Words } from '@agile-languages/shared/art';
import type { LanguageKey } from '@agile-languages/shared/content';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Highlight, Remark } from '../sheet/sheet-elements.tsx';

const rows = [
  ['type', 'defect'],
  ['repeat', 'add a name of 34 letters'],
  ['seen', 'the label ends after 30'],
  ['severity', 'low'],
  ['priority', 'this week'],
  ['assignee', 'lead developer, 24.07.'],
  ['evidence', 'picture 1, label 1042'],
] as const;

export function IssueCard() {
  return (
    <ModuleSheet module="Issue Management" title="IS-034 and where it belongs">
      <Frame x={72} y={80} w={340} h={316} language="management" code="IS-034" head="Label cut at 30 letters" />
      {rows.map(([field, value], index) => (
        <Field key={field} field={field} value={value} y={178 + index * 30} />
      ))}
      <Frame x={476} y={80} w={228} h={112} language="story" code="US-021" head="Tell the neighbour" />
      <Words x={490} y={176} font="mono" size={13}>
        Size 2. In progress.
      </Words>
      <Frame x={476} y={262} w={228} h={134} language="form" code="FO-009" head="Name on the label" />
      <Highlight x={486} y={360} w={206} h={22} />
      <Words x={490} y={360} font="mono" size={13} weight={700} ink="marker-ink">
        Maximum length: 30
      </Words>
      <Words x={490} y={384} font="mono" size={13}>
        Is Required: yes
      </Words>
      <Arrow
        points={[
          [416, 146],
          [472, 146],
        ]}
        ink="management-ink"
      />
      <Arrow
        points={[
          [590, 196],
          [590, 258],
        ]}
        ink="management-ink"
      />
      <Remark x={602} y={232}>
        input
      </Remark>
      <Remark x={426} y={136}>
        story
      </Remark>
      <Remark x={72} y={424} ink="proof" size={16}>
        Low severity, high priority: two facts, two fields.
      </Remark>
    </ModuleSheet>
  );
}

function Frame({ x, y, w, h, language, code, head }: FrameProps) {
  return (
    <>
      <Box x={x} y={y + 20} w={w} h={h - 20} fill="card" ink="rule" />
      <Pen d={`M${x} ${y + 20}V${y}h94l9 20`} fill={`${language}-tint`} ink="rule" thick={1} />
      <Rule x={x} y={y + 20} w={w} ink={`${language}-ink`} thick={2} />
      <MarkAt language={language} x={x + 7} y={y + 3} size={14} />
      <Words x={x + 28} y={y + 14} font="mono" size={12} weight={600} ink={`${language}-ink`}>
        {code}
      </Words>
      <Words x={x + 14} y={y + 50} font="head" size={18} weight={650}>
        {head}
      </Words>
      <Rule x={x + 1} y={y + 66} w={w - 2} ink="proof" />
    </>
  );
}

function Field({ field, value, y }: { field: string; value: string; y: number }) {
  return (
    <>
      <Words x={86} y={y} size={13} weight={500} ink="management-ink">
        {field}
      </Words>
      <Words x={168} y={y} font="mono" size={13.2}>
        {value}
      </Words>
      <Rule x={73} y={y + 9} w={338} ink="rule-faint" />
    </>
  );
}

interface FrameProps {
  x: number;
  y: number;
  w: number;
  h: number;
  language: LanguageKey;
  code: string;
  head: string;
}
