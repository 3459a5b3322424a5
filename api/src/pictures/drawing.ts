import { escapeHtml } from '@agile-languages/shared/formats';

const palette = {
  product: { light: ['#10231f', '#e4eae3'], dark: ['#eaf2ec', '#24372f'] },
  statement: { light: ['#6b3f00', '#fbebcf'], dark: ['#efc27c', '#33270f'] },
  money: { light: ['#7a3b12', '#fbe4d5'], dark: ['#f3b48b', '#38210f'] },
  form: { light: ['#1c4e80', '#ddeaf7'], dark: ['#9cc8f2', '#13293f'] },
  story: { light: ['#9c1f4b', '#fbe0e8'], dark: ['#f7a8c0', '#3b1524'] },
  flow: { light: ['#00596b', '#d5eef2'], dark: ['#7fd6e4', '#07303a'] },
  management: { light: ['#5b2e91', '#ebe2f7'], dark: ['#cfb6f3', '#2b1b42'] },
  data: { light: ['#2f5d0b', '#e4f0d6'], dark: ['#b5db8c', '#1e300d'] },
  programming: { light: ['#2b3a9e', '#e1e5fa'], dark: ['#b6c0fa', '#1c2350'] },
} as const;

export type PaletteName = keyof typeof palette;

/** In the order of the arms of the asterisk. */
export const arms = [
  'statement',
  'money',
  'form',
  'story',
  'flow',
  'management',
  'data',
  'programming',
] as const satisfies PaletteName[];

export const isPaletteName = (name: string): name is PaletteName => Object.hasOwn(palette, name);

export function colourRules(names: readonly PaletteName[]): string {
  const rules = (appearance: 'light' | 'dark') =>
    names
      .map((name) => {
        const [ink, tint] = palette[name][appearance];
        return `.ink-${name}{color:${ink}}.tint-${name}{fill:${tint}}`;
      })
      .join('');
  return `${rules('light')}@media (prefers-color-scheme:dark){${rules('dark')}}`;
}

interface Drawing {
  width: number;
  height: number;
  title: string;
  style: string;
  content: string;
}

export const svg = ({ width, height, title, style, content }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">` +
  `<title>${escapeHtml(title)}</title><style>${style}</style>${content}</svg>\n`;
