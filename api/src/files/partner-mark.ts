import { escapeHtml } from '../html.ts';
import { svg } from './svg.ts';

type Cut = 'serif' | 'capitals' | 'mono';

const signs: Record<string, { cut: Cut; path: string }> = {
  'nordhavn-freight': { cut: 'capitals', path: 'M4 34h40M9 34l4-14h22l4 14M24 20V8l9 6-9 5' },
  'quill-ledger': { cut: 'serif', path: 'M8 42C14 20 26 9 42 6c-2 16-12 25-26 26M8 42l9-12' },
  'harbor-clinic-systems': { cut: 'mono', path: 'M24 6v36M6 24h36M12 12l24 24' },
  marketlane: {
    cut: 'serif',
    path: 'M5 20 10 8h28l5 12M5 20c0 6 9 6 9.5 0 0 6 9.5 6 9.5 0 0 6 9.5 6 9.5 0 .5 6 9.5 6 9.5 0M10 27v15h28V27',
  },
  'falkenrath-energie': { cut: 'capitals', path: 'M27 5 12 27h11l-3 16 16-23H25Z' },
  'azulejo-rentals': {
    cut: 'serif',
    path: 'M6 6h36v36H6ZM24 6c0 12-6 18-18 18 12 0 18 6 18 18 0-12 6-18 18-18-12 0-18-6-18-18Z',
  },
  'fjordline-ferries': {
    cut: 'mono',
    path: 'M4 20 14 6l8 12 8-9 14 17M4 33c5-5 8-5 13 0s8 5 13 0 8-5 13 0M4 42c5-5 8-5 13 0s8 5 13 0 8-5 13 0',
  },
  leaselight: { cut: 'capitals', path: 'M24 7a12 12 0 1 0 0 24 12 12 0 0 0 0-24ZM18 36h12M20 42h8' },
  careshift: { cut: 'serif', path: 'M40 24A16 16 0 1 1 30 9M40 5v10H30M24 14v11l8 5' },
  'alp-ticketing': { cut: 'capitals', path: 'M5 15h38v6a4 4 0 0 0 0 8v6H5v-6a4 4 0 0 0 0-8ZM13 31l7-12 5 8 3-4 6 8' },
  schoolrun: { cut: 'mono', path: 'M6 38h36M10 38V20L24 8l14 12v18M24 38V27' },
  rentledger: { cut: 'mono', path: 'M10 6h28v36H10ZM17 6v36M23 16h10M23 24h10M23 32h6' },
};

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

/** A word mark with a small sign, without ground: it stands on light and on dark pages. */
export function partnerMark(slug: string, name: string): string {
  const sign = signs[slug];
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

  // The font is whatever the visitor has, so the length is stated: no line can run out of the picture.
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
