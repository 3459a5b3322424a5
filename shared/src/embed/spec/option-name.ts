/** Name of an attribute as an option of `mount`: `minHeight` for `min-height`. */
export const optionName = (attribute: string): string =>
  attribute.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
