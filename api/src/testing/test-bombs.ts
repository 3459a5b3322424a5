const drawing = (content: string, attributes = 'viewBox="0 0 80 20"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);

const several = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join('');

const nestedUse = (depth: number, fan: number) =>
  `<defs><path id="u0" d="M0 0h80v20H0Z" opacity=".5"/>${several(
    depth,
    (at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(fan)}</g>`,
  )}</defs><use href="#u${depth}"/>`;

const filtered = (filter: string) =>
  `<defs><filter id="f" x="-50%" y="-50%" width="200%" height="200%">${filter}</filter></defs><path d="M0 0h80v20H0Z" filter="url(#f)"/>`;

const nestedPatterns = (depth: number) =>
  `<defs><pattern id="p0" width=".5" height=".5" patternUnits="userSpaceOnUse"><path d="M0 0h.3v.3H0Z"/></pattern>${several(
    depth,
    (at) =>
      `<pattern id="p${at + 1}" width="${at + 1}.3" height="${at + 1}.7" patternUnits="userSpaceOnUse"><path d="M0 0h40v20H0Z" fill="url(#p${at})"/></pattern>`,
  )}</defs><path d="M0 0h80v20H0Z" fill="url(#p${depth})"/>`;

const maskChain = (depth: number) =>
  `<defs>${several(
    depth,
    (at) =>
      `<mask id="m${at}" x="0" y="0" width="1" height="1"><path d="M0 0h80v20H0Z" fill="#fff"${at > 0 ? ` mask="url(#m${at - 1})"` : ''}/><path d="M0 0h80v20H0Z" fill="#fff"${at > 0 ? ` mask="url(#m${at - 1})"` : ''}/></mask>`,
  )}</defs><path d="M0 0h80v20H0Z" mask="url(#m${depth - 1})"/>`;

/** Drawings of a few kilobytes that would keep a processor busy for seconds, or for ever. */
export const testBombs: Readonly<Record<string, Buffer>> = {
  'nested use': drawing(nestedUse(7, 8)),
  blur: drawing(filtered('<feGaussianBlur stdDeviation="40"/>'.repeat(60))),
  turbulence: drawing(filtered('<feTurbulence baseFrequency=".9" numOctaves="60"/>'.repeat(400))),
  'pattern in pattern': drawing(nestedPatterns(8)),
  'mask chain': drawing(maskChain(40)),
  'huge canvas': drawing(
    `${'<path d="M0 0h6000v6000H0Z" opacity=".01" filter="url(#f)"/>'.repeat(40)}<defs><filter id="f"><feGaussianBlur stdDeviation="90"/></filter></defs>`,
    'width="6000" height="6000"',
  ),
};
