import { escapeHtml, initialsOf, seedOf, stitchesOf } from '@agile-languages/shared/formats';
import { arms, colourRules, svg } from './drawing.ts';

const colours = arms.filter((name) => name !== 'statement');

export function portrait(id: string, fullname: string): string {
  const seed = seedOf(id);
  const colour = colours[seed % colours.length] ?? 'product';
  const stitches = stitchesOf(seed)
    .map(({ path, width }) => `<path stroke-width="${width}" d="${path}"/>`)
    .join('');
  return svg({
    width: 160,
    height: 160,
    title: `Initials of ${fullname}, demo profile`,
    style: colourRules([colour]),
    content:
      `<path class="tint-${colour}" d="M0 0h160v160H0Z"/>` +
      `<g class="ink-${colour}"><g stroke="currentColor" stroke-linecap="round">${stitches}</g>` +
      `<path class="tint-${colour}" d="M30 50h100v60H30Z"/>` +
      '<text x="80" y="99" fill="currentColor" font-family="Georgia, \'DejaVu Serif\', serif" font-size="52" font-weight="700" ' +
      `text-anchor="middle">${escapeHtml(initialsOf(fullname))}</text></g>`,
  });
}
