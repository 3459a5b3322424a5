const rowsMark = ' rows';

/** @param isRowsOnly Whether how many rows there are in all matters no more to the page than that there are some */
export const requestKey = (input: unknown, body: unknown, isRowsOnly = false): string =>
  `${input} ${body}${isRowsOnly ? rowsMark : ''}`;

export const sentRequest = (key: string): string => (key.endsWith(rowsMark) ? key.slice(0, -rowsMark.length) : key);

/** Every total that is not 0 is 1. */
export const rowsOnly = (text: string): string =>
  text.replaceAll(/"rowCount":\s*(?:"[1-9]\d*"|[1-9]\d*)/g, '"rowCount":"1"');
