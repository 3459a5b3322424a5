import { escapeHtml } from '@agile-languages/shared/formats';
import { arms, colourRules, svg } from './drawing.ts';

const cells = 7;
const colours = arms.filter((name) => name !== 'statement');

/** A mirrored cross-stitch pattern of 7 x 7, which follows from the id. */
export function portrait(id: string, fullname: string): string {
  const seed = seedOf(id);
  const colour = colours[seed % colours.length] ?? 'product';
  return svg({
    width: 160,
    height: 160,
    title: `Initials of ${fullname}, demo profile`,
    style: colourRules([colour]),
    content:
      `<path class="tint-${colour}" d="M0 0h160v160H0Z"/>` +
      `<g class="ink-${colour}"><g stroke="currentColor" stroke-linecap="round">${pattern(seed)}</g>` +
      `<path class="tint-${colour}" d="M30 50h100v60H30Z"/>` +
      '<text x="80" y="99" fill="currentColor" font-family="Georgia, \'DejaVu Serif\', serif" font-size="52" font-weight="700" ' +
      `text-anchor="middle">${escapeHtml(initialsOf(fullname))}</text></g>`,
  });
}

function seedOf(id: string): number {
  let seed = 2_166_136_261;
  for (const sign of id) seed = Math.imul(seed ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return seed >>> 0;
}

function initialsOf(fullname: string): string {
  const words = fullname.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [...first]
    .slice(0, 1)
    .concat([...last].slice(0, 1))
    .join('');
}

function pattern(seed: number): string {
  let state = seed;
  let stitches = '';
  for (let y = 0; y < cells; y++) {
    for (let x = 0; x <= 3; x++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const value = (state >>> 16) % 5;
      const underInitials = y > 1 && y < 5 && x > 0;
      if (value >= 2 && !underInitials) stitches += mirrored(x, y, value === 4 ? 3.4 : 2);
    }
  }
  return stitches;
}

const mirrored = (x: number, y: number, width: number): string =>
  [...new Set([x, cells - 1 - x])]
    .map((column) => `<path stroke-width="${width}" d="M${14 + column * 20} ${14 + y * 20}l12 12m0-12-12 12"/>`)
    .join('');
