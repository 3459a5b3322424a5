import { type CardField, type CardWords, escapeHtml, readCard } from '@agile-languages/shared/formats';
import { colourRules, type PaletteName, svg } from './drawing.ts';

const width = 640;
const height = 192;
const left = 16;
const labelAt = 28;
const valuesAt = 120;
const firstLine = 34;
const lineHeight = 24;
const lines = 7;
const longestValue = 70;

/** Pages cut the card off where their space ends. */
export const sampleCover = (mark: PaletteName, name: string, card: string): string =>
  svg({
    width,
    height,
    title: `Card of the sample ${name}`,
    style: colourRules([mark]) + sheetRules,
    content:
      `<path class="tint-${mark}" d="M0 0h${width}v${height}H0Z"/>` +
      `<path class="sheet" d="M${left} 14H${width}V${height}H${left}Z"/>` +
      `<g class="ink-${mark}"><path stroke="currentColor" stroke-width="2" d="M${left} 14H${width}"/>` +
      `${linesOf(card).map(drawn).join('')}</g>`,
  });

const linesOf = (card: string): Line[] =>
  readCard(card)
    .flatMap(({ name, values }: CardField): Line[] =>
      values.map((words, index) => ({ label: index === 0 ? name : '', words })),
    )
    .slice(0, lines);

function drawn({ label, words }: Line, index: number): string {
  const y = firstLine + index * lineHeight;
  const values = words.map(({ words: text, pen }) => {
    const part = escapeHtml(text.slice(0, longestValue));
    return pen ? `<tspan class="${pen}">${part}</tspan>` : part;
  });
  const named =
    label && `<text class="label" x="${labelAt}" y="${y}">${escapeHtml(label.slice(0, longestLabel))}</text>`;
  return (
    `<path class="rule" d="M${left} ${y + 7}H${width}"/>${named}` +
    `<text class="value" x="${valuesAt}" y="${y}">${values.join('')}</text>`
  );
}

const longestLabel = 14;

const rulesOf = ([sheet, ink, rule, red]: readonly string[]) =>
  `.sheet{fill:${sheet}}.value{fill:${ink}}.rule{stroke:${rule}}.struck,.written{fill:${red}}`;
const sheetRules =
  '.label{font:500 12px system-ui,sans-serif;fill:currentColor}.value{font:12.5px ui-monospace,"DejaVu Sans Mono",monospace;white-space:pre}' +
  '.struck{text-decoration:line-through}.written{font:italic 14px Georgia,serif}' +
  `${rulesOf(['#fff', '#10231f', '#d9e2d8', '#b5301a'])}@media (prefers-color-scheme:dark){${rulesOf(['#13231e', '#eaf2ec', '#22372f', '#ff9a85'])}}`;

interface Line {
  label: string;
  words: CardWords[];
}
