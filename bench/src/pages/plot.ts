import { figureOf, type Rounds } from '../rounds.ts';
import type { Visit } from './visit.ts';

const rows = [
  ['lcp', 'largest paint'],
  ['first', 'first control'],
  ['below', 'control below'],
] as const;
const [left, width, line, gap] = [190, 620, 22, 34];

export function plot(pages: ReadonlyMap<string, Rounds<Visit>>, subtitle: string): string {
  const shown = [...pages].map(([path, visits]) => ({ path, visits, names: [...visits.keys()] }));
  const bounds = shown.flatMap(({ visits, names }) =>
    names.flatMap((name) => rows.map(([figure]) => endOf(visits, name, figure))),
  );
  const most = Math.ceil(Math.max(500, ...bounds) / 500) * 500;
  const x = (value: number) => left + (value / most) * width;
  const parts: string[] = [];
  let y = 70;
  for (const { path, visits, names } of shown) {
    parts.push(text(10, y, path, 'font-weight="bold"'));
    for (const [figure, title] of rows) {
      y += line;
      parts.push(text(left - 10, y + 4, title, 'text-anchor="end"'));
      for (const [index, name] of names.entries()) {
        const { median, low, high } = figureOf(visits, name, figure);
        if (Number.isNaN(median)) continue;
        const at = y - 6 + index * 3;
        const ends = [low, high].map((end) => x(Number.isFinite(end) ? end : median).toFixed(1));
        parts.push(
          `<g stroke="${colourOf(index)}" fill="${colourOf(index)}"><title>${name}: ${median.toFixed(0)} ms</title>` +
            `<path d="M${ends[0]} ${at}H${ends[1]}"/><circle cx="${x(median).toFixed(1)}" cy="${at}" r="2.5"/></g>`,
        );
      }
    }
    y += gap;
  }
  const ticks = Array.from({ length: most / 500 + 1 }, (_, tick) => tick * 500);
  const grid = ticks.map(
    (tick) =>
      `<path d="M${x(tick)} 60V${y - gap + 14}" stroke="#ccc"/>${text(x(tick), y, `${tick}`, 'text-anchor="middle"')}`,
  );
  const legend = (shown[0]?.names ?? []).map((name, index) =>
    text(left + index * 90, 48, name, `fill="${colourOf(index)}" font-weight="bold"`),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 30} ${y + 20}" font-family="sans-serif" font-size="12">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    text(10, 22, 'Milliseconds until each page is painted and works, median and 95 % interval', 'font-size="15"'),
    ...legend,
    ...grid,
    ...parts,
    text(10, y + 14, subtitle, 'fill="#555"'),
    '</svg>\n',
  ].join('');
}

function endOf(visits: Rounds<Visit>, name: string, figure: (typeof rows)[number][0]): number {
  const { median, high } = figureOf(visits, name, figure);
  return Number.isFinite(high) ? high : Number.isNaN(median) ? 0 : median;
}

const colours = ['#566a63', '#1c4e80', '#b5301a', '#7a4a00', '#5b2e91', '#0f6b3a'];
const colourOf = (index: number) => colours[index % colours.length];

const text = (x: number, y: number, words: string, more = '') => `<text x="${x}" y="${y}" ${more}>${words}</text>`;
