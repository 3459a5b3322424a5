import { escapeHtml } from '@agile-languages/shared/formats';
import { svg } from './drawing.ts';

export interface PartnerSign {
  cut: 'serif' | 'capitals' | 'mono';
  /** On a grid of 48. */
  path: string;
}

const cuts = {
  serif: {
    font: "Georgia, 'DejaVu Serif', serif",
    size: 24,
    weight: 700,
    advance: 13.6,
    write: (name: string) => name,
  },
  capitals: {
    font: 'system-ui, sans-serif',
    size: 17,
    weight: 700,
    advance: 14.4,
    write: (name: string) => name.toUpperCase(),
  },
  mono: {
    font: 'ui-monospace, monospace',
    size: 19,
    weight: 500,
    advance: 11.4,
    write: (name: string) => name.toLowerCase(),
  },
};

const colours = 'svg{color:#3c524b}@media (prefers-color-scheme:dark){svg{color:#b4c6bc}}';

export function partnerSymbol(name: string, sign?: PartnerSign): string {
  const cut = cuts[sign?.cut ?? 'serif'];
  const lines = linesOf(cut.write(name));
  const left = sign ? 58 : 6;
  const longest = Math.max(...lines.map((line) => [...line].length));
  return svg({
    width: Math.ceil(left + longest * cut.advance + 6),
    height: 68,
    title: name,
    style: colours,
    content: signPath(sign?.path) + lines.map((line, index) => textLine(line, index)).join(''),
  });

  // Fonts differ: `textLength` keeps every line inside the picture.
  function textLine(line: string, index: number): string {
    const y = (lines.length > 1 ? 30 : 41) + index * 25;
    return (
      `<text x="${left}" y="${y}" fill="currentColor" font-family="${cut.font}" font-size="${cut.size}" font-weight="${cut.weight}" ` +
      `textLength="${([...line].length * cut.advance).toFixed(1)}" lengthAdjust="spacingAndGlyphs">${escapeHtml(line)}</text>`
    );
  }
}

const signPath = (path?: string): string =>
  path
    ? `<path transform="translate(4 12) scale(.9)" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" d="${path}"/>`
    : '';

function linesOf(name: string): string[] {
  const space = name.length > 12 ? name.lastIndexOf(' ') : -1;
  return space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}
