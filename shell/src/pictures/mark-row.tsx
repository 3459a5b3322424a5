import { Box, MarkAt } from '@agile-languages/shared/art';
import { type LanguageKey, languages } from '@agile-languages/shared/content';

const step = 52;

/** The nine marks in a row, the chosen one on the marker. */
export function MarkRow({ x, y, chosen }: { x: number; y: number; chosen?: LanguageKey }) {
  return languages.map(({ key }, index) => (
    <g key={key}>
      {key === chosen ? <Box x={x + index * step - 8} y={y - 8} w={48} h={48} fill="marker" /> : null}
      <MarkAt language={key} x={x + index * step} y={y} size={32} />
    </g>
  ));
}
