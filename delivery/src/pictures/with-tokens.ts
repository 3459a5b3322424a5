/** What the kit's font tokens are called in the files that pictures are drawn with. The pictures have no mono font. */
const fontFamilies = {
  head: 'Besley',
  text: 'Atkinson Hyperlegible Next',
  mono: 'Atkinson Hyperlegible Next',
};

/**
 * The drawing with the values of the kit's tokens instead of their names, and weights that a static font can have.
 *
 * @param css styles that define the tokens; the first definition of each is the light one
 */
export function withTokens(svg: string, css: string): string {
  const values = new Map<string, string>(Object.entries(fontFamilies));
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*(#[\da-f]{3,8})/gi))
    if (!values.has(name)) values.set(name, value);
  const drawing = svg.replaceAll(/font-weight="(\d)\d\d"/g, 'font-weight="$100"');
  return drawing.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const value = values.get(name);
    if (!value) throw new Error(`The styles define no colour --${name}.`);
    return value;
  });
}
