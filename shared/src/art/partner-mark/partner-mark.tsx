import { Pen } from '../primitives/strokes.tsx';
import { Words } from '../primitives/words.tsx';
import { type Cut, plainSign, signs } from './signs.ts';

/** A partner's word mark with its sign, in the colour of the text around it. A name without a drawing is set in Besley. */
export function PartnerMark({ name }: { name: string }) {
  const [cut, sign] = signs[name] ?? (['head', plainSign] as const);
  const { width: letter, as, ...letters } = faces[cut];
  const lines = linesOf(as(name));
  const width = Math.ceil(62 + Math.max(...lines.map((line) => line.length)) * letter);

  return (
    <svg viewBox={`0 0 ${width} 68`} width={width} height={68} role="img" aria-label={name} focusable="false">
      <Pen d={sign} ink="currentColor" thick={3} turn="translate(4 12) scale(.9)" />
      {lines.map((line, index) => (
        <Words key={line} x={58} y={(lines.length > 1 ? 30 : 41) + index * 25} ink="currentColor" {...letters}>
          {line}
        </Words>
      ))}
    </svg>
  );
}

/** Size of each cut and the room that one letter takes in it. */
const faces = {
  head: { font: 'head', size: 24, weight: 700, width: 16.8, as: (name: string) => name },
  caps: { font: 'text', size: 17, weight: 700, spacing: 2.6, width: 15.6, as: (name: string) => name.toUpperCase() },
  mono: { font: 'mono', size: 19, weight: 500, width: 12.4, as: (name: string) => name.toLowerCase() },
} as const satisfies Record<Cut, object>;

function linesOf(name: string): string[] {
  const space = name.lastIndexOf(' ');
  return name.length > 12 && space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}
