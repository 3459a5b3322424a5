import { Box, Pen, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Caption, Heading, PenRing, Remark } from '../sheet/sheet-elements.tsx';
import { Backlog } from './backlog.tsx';
import { IssueCard } from './issue-card.tsx';
import { Issues } from './issues.tsx';
import { Progress } from './progress.tsx';

const rows = [
  ['issue', 'IS-034 Label cut'],
  ['test', 'a name of 34 letters'],
  ['expected', 'all 34 on the label'],
  ['before', '30 of 34, label 1042'],
  ['after', '34 of 34, label 1071'],
  ['closed by', 'tester, 28.07.'],
] as const;

const bars = [0, 4, 9, 12, 18, 22, 25, 31, 35, 41, 44, 50, 53, 57];

export default { backlog: Backlog, issues: Issues, 'issue-card': IssueCard, progress: Progress, evidence: Evidence };

function Evidence() {
  return (
    <ModuleSheet module="Issue Management" title="IS-034 Evidence">
      <Heading x={72} y={96}>
        Closed with evidence
      </Heading>
      <Rule x={72} y={110} w={284} ink="management-ink" thick={2} />
      {rows.map(([field, value], index) => (
        <Field key={field} field={field} value={value} y={142 + index * 40} />
      ))}
      <Label y={74} number="1042" lines={['Maximiliana Oosterhuis-Vandenb']} />
      <PenRing x={606} y={110} w={74} h={27} />
      <Label y={236} number="1071" lines={['Maximiliana', 'Oosterhuis-Vandenbergh']} />
      <Pen d="M664 262l9 10 18-24" ink="success" thick={4} />
      <Remark x={72} y={418} ink="proof" size={16}>
        Not “fixed”: a second person saw it.
      </Remark>
    </ModuleSheet>
  );
}

function Field({ field, value, y }: { field: string; value: string; y: number }) {
  return (
    <>
      <Words x={72} y={y} size={14} weight={500} ink="management-ink">
        {field}
      </Words>
      <Words x={158} y={y} font="mono" size={15}>
        {value}
      </Words>
      <Rule x={72} y={y + 13} w={284} ink="rule-faint" />
    </>
  );
}

function Label({ y, number, lines }: { y: number; number: string; lines: readonly string[] }) {
  return (
    <>
      <Box x={388} y={y} w={312} h={136} fill="paper" ink="control" round={6} />
      <Caption x={404} y={y + 24}>
        {`Pazar Box, label ${number}`}
      </Caption>
      {lines.map((line, index) => (
        <Words key={line} x={404} y={y + 54 + index * 24} font="mono" size={15} weight={600}>
          {line}
        </Words>
      ))}
      <Words x={404} y={y + 118} font="mono" size={14}>
        Round 4, stop 12
      </Words>
      {bars.map((bar, index) => (
        <Rule key={bar} x={616 + bar * 1.2} y={y + 92} h={30} ink="ink" thick={index % 3 === 0 ? 3 : 1.5} />
      ))}
    </>
  );
}
