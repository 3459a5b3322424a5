import { MarkAt } from '@agile-languages/shared/art';
import type { LanguageKey } from '@agile-languages/shared/content';

type Corner = readonly [x: number, y: number];

export function Guilloche({ width, height, border, language }: GuillocheProps) {
  const [right, bottom] = [width - border, height - border];
  const corners: Corner[] = [
    [border, border],
    [right, border],
    [right, bottom],
    [border, bottom],
  ];
  const ink = language === 'product' ? 'var(--ledger)' : `var(--${language}-ink)`;
  const weave = (start: number) =>
    corners.flatMap((from, side) => {
      const to = corners[(side + 1) % 4] ?? from;
      return [9, -9, 5, -5].map((swing) => curve(from, to, start, swing));
    });

  return (
    <>
      <path d={weave(0).join('')} fill="none" stroke={ink} />
      <path d={weave(0.5).join('')} fill="none" stroke={ink} strokeWidth="0.6" />
      {corners.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="20" fill="var(--card)" stroke={ink} />
          <MarkAt language={language} x={x - 13} y={y - 13} size={26} />
        </g>
      ))}
    </>
  );
}

/** Each half wave is the same command, so that documents compress well. @param start half waves behind the corner */
function curve([x1, y1]: Corner, [x2, y2]: Corner, start: number, swing: number): string {
  const halves = Math.round(Math.hypot(x2 - x1, y2 - y1) / 24);
  const [stepX, stepY] = [(x2 - x1) / halves, (y2 - y1) / halves];
  const [asideX, asideY] = [-Math.sign(stepY) * 2 * swing, Math.sign(stepX) * 2 * swing];
  const first = `q${round(stepX / 2 + asideX)} ${round(stepY / 2 + asideY)} ${round(stepX)} ${round(stepY)}`;
  const others = `t${round(stepX)} ${round(stepY)}`.repeat(halves - 1 - 2 * start);
  return `M${round(x1 + stepX * start)} ${round(y1 + stepY * start)}${first}${others}`;
}

const round = (value: number) => Math.round(value * 100) / 100;

interface GuillocheProps {
  width: number;
  height: number;
  /** Of the curves' axis from the edge. */
  border: number;
  language: LanguageKey;
}
