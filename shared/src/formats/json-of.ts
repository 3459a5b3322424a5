/** JSON of data, also where old libraries give all arrays a `toJSON`. */
export const jsonOf = (data: unknown, indent = 0): string => JSON.stringify(data, valueItself, indent);

function valueItself(this: Readonly<Record<string, unknown>>, key: string): unknown {
  return this[key];
}
