import { type CardField, type CardWords, readCard } from '@agile-languages/shared/formats';
import { colourRules, type PaletteName } from './palette.ts';
import { svg } from './svg.ts';

const left = 20;
const valuesAt = 40;
const right = 79;
const firstLine = 44;
const lineHeight = 6.5;
const lines = 6;

/** The card of a sample as a small picture: each word is a stroke of its length, the red pen is red. */
export const sampleCover = (mark: PaletteName, name: string, card: string): string =>
  svg({
    width: 96,
    height: 96,
    title: `Card of the sample ${name}`,
    style: `${colourRules([mark])}${sheetRules}`,
    content:
      `<path class="tint-${mark}" d="M0 0h96v96H0Z"/>` +
      `<g class="ink-${mark}"><path fill="currentColor" d="M13 19v-8h26l6 8h38v2H13Z"/></g>` +
      '<path class="sheet" d="M13 21h70v66H13Z"/>' +
      strokes('ink', left, 29, name, 2.2, 3.2) +
      '<path class="pen" d="M13 36h70"/>' +
      `<g class="ink-${mark}" stroke="currentColor">${linesOf(card).map(drawn).join('')}</g>` +
      '<circle class="hole" cx="48" cy="82.5" r="1.8"/>',
  });

const linesOf = (card: string): Line[] =>
  readCard(card)
    .flatMap(({ name, values, notes }: CardField): Line[] => [
      ...values.map((words, index) => ({ label: index === 0 ? name : '', words })),
      ...notes.map((note): Line => ({ label: '', words: [{ words: note, pen: 'written' }] })),
    ])
    .slice(0, lines);

function drawn({ label, words }: Line, index: number): string {
  const y = firstLine + index * lineHeight;
  let x = valuesAt;
  const values = words.map(({ words: text, pen }) => {
    const start = x;
    x += widthOf(text);
    const word = strokes(pen === 'written' ? 'red' : 'soft', start, y, text);
    const end = Math.min(x, right);
    return pen === 'struck'
      ? `${word}<path class="pen" d="M${round(start - 1)} ${y + 1}L${round(end)} ${y - 1}"/>`
      : word;
  });
  return `${strokes('', left, y, label.slice(0, 12))}${values.join('')}`;
}

const perLetter = 1.35;
const widthOf = (text: string, letter = perLetter) => (text.length + 1) * letter;

function strokes(className: string, x: number, y: number, text: string, letter = perLetter, thickness = 1.8): string {
  let at = x;
  let path = '';
  for (const word of text.split(' ')) {
    const end = Math.min(at + word.length * letter, right);
    if (end - at > letter) path += `M${round(at)} ${y}H${round(end)}`;
    at += widthOf(word, letter);
  }
  return path && `<path${className && ` class="${className}"`} stroke-width="${thickness}" d="${path}"/>`;
}

const round = (value: number) => Math.round(value * 10) / 10;

const rulesOf = ([sheet, ink, soft, red]: readonly string[]) =>
  `.sheet{fill:${sheet}}.ink{stroke:${ink}}.soft{stroke:${soft}}.red,.pen{stroke:${red}}.hole{stroke:${soft};fill:none}`;
const sheetRules = `.pen{stroke-width:1.4}${rulesOf(['#fff', '#10231f', '#8b9a93', '#b5301a'])}@media (prefers-color-scheme:dark){${rulesOf(['#13231e', '#eaf2ec', '#7f938a', '#ff9a85'])}}`;

interface Line {
  label: string;
  words: CardWords[];
}
