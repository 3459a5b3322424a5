import type { LanguageKey } from '../../content/languages.ts';

const arm = 'M22.9 20.4 20.5 8.1a3.6 3.6 0 1 1 7 0L25.1 20.4Z';
const spike = 'M22.6 14.5 21.5 6.6a2.6 2.6 0 1 1 5 0L25.4 14.5Z';
const bar = 'h28.8a.6.6 0 0 1 .6.6v4.2a.6.6 0 0 1-.6.6H9.6a.6.6 0 0 1-.6-.6v-4.2a.6.6 0 0 1 .6-.6Z';

/** Outlines on a grid of 48; ball terminals as in a Clarendon. */
const outlines: Record<Exclude<LanguageKey, 'product'>, string[]> = {
  statement: [`M9.6 16${bar}`, `M9.6 27${bar}`],
  money: ['M24 13.2a10.8 10.8 0 1 0 0 21.6 10.8 10.8 0 0 0 0-21.6Zm0 4.6a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4Z'],
  form: ['M8 8h11.5v4.2h-6.4v23.6h6.4V40H8ZM40 8H28.5v4.2h6.4v23.6h-6.4V40H40Z'],
  story: [
    'M12.4 33.5a5.9 5.9 0 0 1-6-6.2c0-6.3 4-11.6 10.7-14.3l1.2 2.2c-3.7 2-5.8 4.6-6.3 7.2 3.5-.4 6.3 1.9 6.3 5.3 0 3.3-2.6 5.8-5.9 5.8Z',
    'M35.6 14.5a5.9 5.9 0 0 1 6 6.2c0 6.3-4 11.6-10.7 14.3l-1.2-2.2c3.7-2 5.8-4.6 6.3-7.2-3.5.4-6.3-1.9-6.3-5.3 0-3.3 2.6-5.8 5.9-5.8Z',
  ],
  flow: [
    'M9.5 19.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4Z',
    'M9 22h24.5l-6.9-7.1 3.2-3.3L42 24 29.8 36.4l-3.2-3.3L33.5 26H9Z',
  ],
  management: ['M22 7.5h17v4.2h-3.4V41h-4.4V11.7h-3.6V41h-4.4V27.8H22a10.15 10.15 0 0 1 0-20.3Z'],
  data: [
    'M19.5 7.5c-6 0-8.2 2.6-8.2 7.4v3.4c0 2.3-1.2 3.6-4.3 3.7v4c3.1.1 4.3 1.4 4.3 3.7v3.4c0 4.8 2.2 7.4 8.2 7.4v-3.9c-3 0-4-1.1-4-3.7v-3.7c0-2.6-.9-4.3-3-5.2 2.1-.9 3-2.6 3-5.2v-3.7c0-2.6 1-3.7 4-3.7Z',
    'M28.5 7.5c6 0 8.2 2.6 8.2 7.4v3.4c0 2.3 1.2 3.6 4.3 3.7v4c-3.1.1-4.3 1.4-4.3 3.7v3.4c0 4.8-2.2 7.4-8.2 7.4v-3.9c3 0 4-1.1 4-3.7v-3.7c0-2.6.9-4.3 3-5.2-2.1-.9-3-2.6-3-5.2v-3.7c0-2.6-1-3.7-4-3.7Z',
  ],
  programming: [
    'M24 9.2a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6Z',
    'M23.6 24.5a6 6 0 0 1 6 6.3c0 5.4-3.3 9.9-9 12.2l-1.2-2.2c2.9-1.6 4.5-3.5 5-5.5a5.5 5.5 0 0 1-6.5-5.3c0-3.2 2.5-5.5 5.7-5.5Z',
  ],
};

/**
 * The Mark of a Language on a grid of 48 × 48 without an `svg` of its own, for use inside another drawing. The
 * asterisk of Digital Product is built of the eight other inks.
 */
export function MarkShape({ language, mono = false }: MarkShapeProps) {
  if (language === 'product') {
    return arms.map((key, index) => (
      <path key={key} d={arm} fill={inkOf(key, mono)} transform={`rotate(${index * 45} 24 24)`} />
    ));
  }
  return (
    <g fill={inkOf(language, mono)} fillRule="evenodd">
      {outlines[language].map((outline) => (
        <path key={outline} d={outline} />
      ))}
      {language === 'money' &&
        [45, 135, 225, 315].map((angle) => <path key={angle} d={spike} transform={`rotate(${angle} 24 24)`} />)}
    </g>
  );
}

const arms = Object.keys(outlines) as (keyof typeof outlines)[];

const inkOf = (language: LanguageKey, mono: boolean) => (mono ? 'currentColor' : `var(--${language}-ink)`);

export interface MarkShapeProps {
  language: LanguageKey;
  /** Draw it in the colour of the text around it. Default `false`. */
  mono?: boolean;
}
