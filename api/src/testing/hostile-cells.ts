const attack = '=HYPERLINK("https://evil.example")';

/** Texts with which a spreadsheet could begin to compute. */
export const hostileCells = [
  ...['=', '+', '-', '@', '＝', '＋', '－', '＠'].map((sign) => `${sign}1+1`),
  ...[
    ' ',
    '\t',
    '\r',
    '\n',
    '\u00a0',
    '\u200b',
    '\ufeff',
    '\u0001',
    '\u007f',
    '\u0085',
    '"',
    "'",
    "''",
    '\n\n',
    "\n'\n",
    "' '",
  ].map((start) => start + attack),
  ...[';', '\t', '\r', '\n', '\r\n', '; ', ';"', ";'", ';\n'].map((separator) => `a${separator}${attack}`),
  `${attack};${attack}\n${attack}`,
];
