export const __exportAll = (getters: Readonly<Record<string, () => unknown>>) =>
  Object.defineProperties(
    {},
    Object.fromEntries(Object.entries(getters).map(([name, get]) => [name, { get, enumerable: true }])),
  );
