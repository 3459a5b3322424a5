import { type Specimen, type SpecimenKind, specimens } from '../content/specimens.ts';
import { Drawing, MarkAt, Words } from './primitives.tsx';
import { cuts, linesOf, type SpecimenCut, type SpecimenLine, specimenSize } from './specimen-layout.ts';
import { Box, Pen, Rule } from './strokes.tsx';

/** A filled card: tab, head line, red head rule, typed fields on ruled lines, the punched hole. */
export function SpecimenCard({ kind, cut = 'wide', pen = false }: SpecimenCardProps) {
  const specimen: Specimen = specimens[kind];
  const { language, type, code, head, rows } = specimen;
  const { width, left } = cuts[cut];
  const { height } = specimenSize(kind, cut);
  const tab = 62 + type.length * 7.9;
  const isName = /_|[a-z][A-Z]/.test(head);
  const values = rows.map(([field, value]) => `${field} ${value}`).join('; ');

  return (
    <Drawing width={width} height={height} label={`${type} ${code}, filled for Pazar Box: ${values}`}>
      <Box x={0.5} y={28.5} w={width - 1} h={height - 29} fill="card" ink="rule" />
      <Pen d={`M.5 29V.5H${tab - 10}L${tab} 29`} fill={`${language}-tint`} ink="rule" thick={1} />
      <Rule x={0} y={29} w={width} ink={`${language}-ink`} thick={2} />
      <MarkAt language={language} x={10} y={5} size={19} />
      <Words x={37} y={19} font="mono" size={13} weight={600} ink={`${language}-ink`}>
        {type}
      </Words>
      {cut === 'wide' ? (
        <Words x={width - 20} y={64} font="mono" size={13} ink="ink-faint" anchor="end">
          {code}
        </Words>
      ) : null}
      <Words
        x={left}
        y={66}
        font={isName ? 'mono' : 'head'}
        size={cut === 'narrow' && head.length > 24 ? 19 : 22}
        weight={650}
      >
        {head}
      </Words>
      <Rule x={0} y={80} w={width} ink="proof" />
      {linesOf(specimen, cut).map((line) => (
        <Line key={line.y} line={line} cut={cut} ink={`${language}-ink`} pen={pen && line.field === 'role'} />
      ))}
      <circle cx={width / 2} cy={height - 15} r="5.5" fill="var(--paper)" stroke="var(--control)" />
    </Drawing>
  );
}

function Line({ line: { y, label, value, field, amount }, cut, ink, pen }: LineProps) {
  const { width, left, valueAt, right } = cuts[cut];
  const end = width - right;
  const written = pen ? 'user' : value;
  const total = amount !== undefined && field === 'result';
  return (
    <>
      <Rule x={1} y={y + 7} w={width - 2} ink="rule-faint" />
      {label ? (
        <Words x={left} y={y} size={13} weight={500} ink={ink}>
          {label}
        </Words>
      ) : null}
      <Words x={valueAt} y={y} font="mono" size={12.8}>
        {written}
      </Words>
      {pen ? <PenCorrection x={valueAt} y={y} text={value.toLowerCase()} /> : null}
      {total ? [-17, 4, 7].map((at) => <Rule key={at} x={end - 64} y={y + at} w={64} ink="ink" />) : null}
      {amount ? (
        <Words x={end} y={y} font="mono" size={13.2} anchor="end" weight={total ? 700 : undefined}>
          {amount}
        </Words>
      ) : null}
    </>
  );
}

interface SpecimenCardProps {
  kind: SpecimenKind;
  /** `narrow` is drawn for less than 480 px. Default `wide`. */
  cut?: SpecimenCut;
  /** Corrects the role of the User Story Card with a red pen. Default `false`. */
  pen?: boolean;
}

interface LineProps {
  line: SpecimenLine;
  cut: SpecimenCut;
  ink: `${Specimen['language']}-ink`;
  pen: boolean;
}

function PenCorrection({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <>
      <Pen d={`M${x - 4} ${y - 2.6}c10-2.6 17-3.6 23-3s13-.6 21-2.6`} ink="proof" />
      <Pen d={`M${x + 40} ${y + 6.5}c3-3.5 4.6-7.5 6.2-11.5 1.6 4 3.4 8.2 7 11`} ink="proof" thick={1.8} />
      <Words x={x + 58} y={y - 1} font="head" size={19} ink="proof" italic>
        {text}
      </Words>
    </>
  );
}
