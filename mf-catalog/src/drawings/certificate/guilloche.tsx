import { MarkAt } from '@agile-languages/shared/art';
import type { LanguageKey } from '@agile-languages/shared/content';

type Corner = readonly [x: number, y: number];

/** A border woven of sine curves, as on bank notes, with the mark of the Language at its corners. */
export function Guilloche({ width, height, border, language }: GuillocheProps) {
  const [right, bottom] = [width - border, height - border];
  const corners: Corner[] = [
    [border, border],
    [right, border],
    [right, bottom],
    [border, bottom],
  ];
  const ink = language === 'product' ? 'var(--ledger)' : `var(--${language}-ink)`;
  const weave = (phases: readonly number[]) =>
    corners.flatMap((from, side) => {
      const to = corners[(side + 1) % 4] ?? from;
      return phases.flatMap((phase) => [9, 5].map((swing) => curve(from, to, phase, swing)));
    });

  return (
    <>
      <path d={weave([0, Math.PI]).join('')} fill="none" stroke={ink} />
      <path d={weave([Math.PI / 2, Math.PI * 1.5]).join('')} fill="none" stroke={ink} strokeWidth="0.6" />
      {corners.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="20" fill="var(--card)" stroke={ink} />
          <MarkAt language={language} x={x - 13} y={y - 13} size={26} />
        </g>
      ))}
    </>
  );
}

/** One sine curve along a side, half a wave every 24 units, as a chain of quarter waves. */
function curve([x1, y1]: Corner, [x2, y2]: Corner, phase: number, swing: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [alongX, alongY] = [(x2 - x1) / length, (y2 - y1) / length];
  const halves = Math.round(length / 24);
  const steps = halves * 4;
  const at = (step: number) => {
    const along = (step / steps) * length;
    const aside = swing * Math.sin((step / steps) * halves * Math.PI + phase);
    return `${round(x1 + alongX * along - alongY * aside)} ${round(y1 + alongY * along + alongX * aside)}`;
  };
  return `M${at(0)}L${Array.from({ length: steps }, (_, step) => at(step + 1)).join(' ')}`;
}

const round = (value: number) => Math.round(value * 10) / 10;

interface GuillocheProps {
  width: number;
  height: number;
  /** Distance of the curves' axis from the edge. */
  border: number;
  language: LanguageKey;
}
