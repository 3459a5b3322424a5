import { arms, colourRules, type PaletteName, svg } from './drawing.ts';

const arm = 'M22.9 20.4 20.5 8.1a3.6 3.6 0 1 1 7 0L25.1 20.4Z';
const spike = 'M22.6 14.5 21.5 6.6a2.6 2.6 0 1 1 5 0L25.4 14.5Z';

// On a grid of 48.
const shapes: Record<Exclude<PaletteName, 'product'>, string> = {
  statement: '<path d="M9 16h30v5.4H9ZM9 27h30v5.4H9Z"/>',
  money:
    '<path fill-rule="evenodd" d="M24 13.2a10.8 10.8 0 1 0 0 21.6 10.8 10.8 0 0 0 0-21.6Zm0 4.6a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4Z"/>' +
    [45, 135, 225, 315].map((angle) => `<path transform="rotate(${angle} 24 24)" d="${spike}"/>`).join(''),
  form: '<path d="M8 8h11.5v4.2h-6.4v23.6h6.4V40H8ZM40 8H28.5v4.2h6.4v23.6h-6.4V40H40Z"/>',
  story:
    '<path d="M12.4 33.5a5.9 5.9 0 0 1-6-6.2c0-6.3 4-11.6 10.7-14.3l1.2 2.2c-3.7 2-5.8 4.6-6.3 7.2 3.5-.4 6.3 1.9 6.3 5.3 0 3.3-2.6 5.8-5.9 5.8Z"/>' +
    '<path d="M35.6 14.5a5.9 5.9 0 0 1 6 6.2c0 6.3-4 11.6-10.7 14.3l-1.2-2.2c3.7-2 5.8-4.6 6.3-7.2-3.5.4-6.3-1.9-6.3-5.3 0-3.3 2.6-5.8 5.9-5.8Z"/>',
  flow: '<circle cx="9.5" cy="24" r="4.2"/><path d="M9 22h24.5l-6.9-7.1 3.2-3.3L42 24 29.8 36.4l-3.2-3.3L33.5 26H9Z"/>',
  management: '<path d="M22 7.5h17v4.2h-3.4V41h-4.4V11.7h-3.6V41h-4.4V27.8H22a10.15 10.15 0 0 1 0-20.3Z"/>',
  data:
    '<path d="M19.5 7.5c-6 0-8.2 2.6-8.2 7.4v3.4c0 2.3-1.2 3.6-4.3 3.7v4c3.1.1 4.3 1.4 4.3 3.7v3.4c0 4.8 2.2 7.4 8.2 7.4v-3.9c-3 0-4-1.1-4-3.7v-3.7c0-2.6-.9-4.3-3-5.2 2.1-.9 3-2.6 3-5.2v-3.7c0-2.6 1-3.7 4-3.7Z"/>' +
    '<path d="M28.5 7.5c6 0 8.2 2.6 8.2 7.4v3.4c0 2.3 1.2 3.6 4.3 3.7v4c-3.1.1-4.3 1.4-4.3 3.7v3.4c0 4.8-2.2 7.4-8.2 7.4v-3.9c3 0 4-1.1 4-3.7v-3.7c0-2.6.9-4.3 3-5.2-2.1-.9-3-2.6-3-5.2v-3.7c0-2.6-1-3.7-4-3.7Z"/>',
  programming:
    '<circle cx="24" cy="14.5" r="5.3"/><path d="M23.6 24.5a6 6 0 0 1 6 6.3c0 5.4-3.3 9.9-9 12.2l-1.2-2.2c2.9-1.6 4.5-3.5 5-5.5a5.5 5.5 0 0 1-6.5-5.3c0-3.2 2.5-5.5 5.7-5.5Z"/>',
};

export const languageSymbol = (name: PaletteName): string =>
  svg({
    width: 96,
    height: 96,
    title: `Mark of the Language ${name}`,
    style: colourRules(name === 'product' ? [name, ...arms] : [name]),
    content:
      `<path class="tint-${name}" d="M0 0h96v96H0Z"/>` +
      `<g transform="translate(20 20) scale(${56 / 48})" fill="currentColor" class="ink-${name}">${shapeOf(name)}</g>`,
  });

const shapeOf = (name: PaletteName): string =>
  name === 'product'
    ? arms
        .map(
          (part, index) =>
            `<path class="ink-${part}" transform="rotate(${index * 45} 24 24)" fill="currentColor" d="${arm}"/>`,
        )
        .join('')
    : shapes[name];
