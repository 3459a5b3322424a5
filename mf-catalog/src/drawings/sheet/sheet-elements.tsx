import { Box, Pen, Rule, type Token, Words } from '@agile-languages/shared/art';
import type { LanguageKey } from '@agile-languages/shared/content';

export function Remark({ x, y, children, ink = 'ink-soft', size = 14 }: RemarkProps) {
  return (
    <Words x={x} y={y} font="head" size={size} italic ink={ink}>
      {children}
    </Words>
  );
}

export function Heading({ x, y, children }: PlacedText) {
  return (
    <Words x={x} y={y} font="head" size={17} weight={650}>
      {children}
    </Words>
  );
}

export function Caption({ x, y, children, size = 12.5 }: PlacedText & { size?: number }) {
  return (
    <Words x={x} y={y} size={size} ink="ink-faint">
      {children}
    </Words>
  );
}

export function ColumnHeads({ columns, language }: ColumnHeadsProps) {
  return (
    <>
      {columns.map(([name, x]) => (
        <Words key={name} x={x} y={88} font="mono" size={12} weight={600} ink={`${language}-ink`}>
          {name}
        </Words>
      ))}
      <Rule x={64} y={98} w={640} ink="ink" thick={1.5} />
    </>
  );
}

export function Chip({ x, y, language, children }: PlacedText & { language: LanguageKey }) {
  return (
    <>
      <Box x={x} y={y - 14} w={children.length * 7.6 + 14} h={20} fill={`${language}-tint`} round={2} />
      <Words x={x + 7} y={y + 0.5} font="mono" size={12} weight={600} ink={`${language}-ink`}>
        {children}
      </Words>
    </>
  );
}

/** `y` is the base line of the text. */
export const Highlight = ({ x, y, w, h = 19 }: { x: number; y: number; w: number; h?: number }) => (
  <Box x={x} y={y - h + 5} w={w} h={h} fill="marker" />
);

export function PenRing({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  const [right, bottom] = [x + w, y + h];
  const d = `M${x + w * 0.2} ${y + 3}C${x + w * 0.6} ${y - 5} ${right + 4} ${y} ${right} ${y + h * 0.55}C${right - 3} ${bottom + 5} ${x + 3} ${bottom + 5} ${x} ${y + h * 0.6}C${x - 3} ${y + 2} ${x + w * 0.5} ${y - 5} ${x + w * 0.85} ${y - 1}`;
  return <Pen d={d} ink="proof" />;
}

export function Tick({ x, y, on }: { x: number; y: number; on: boolean }) {
  return (
    <>
      <Box x={x} y={y} w={20} h={20} fill="card" ink="ink" thick={1.5} />
      {on ? <Pen d={`M${x + 4} ${y + 10}l5 5 8-10`} ink="ledger" thick={2.6} /> : null}
    </>
  );
}

interface PlacedText {
  x: number;
  y: number;
  children: string;
}

interface RemarkProps extends PlacedText {
  ink?: Token;
  size?: number;
}

interface ColumnHeadsProps {
  columns: readonly (readonly [name: string, x: number])[];
  language: LanguageKey;
}
