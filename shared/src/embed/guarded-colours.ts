/** Colours of the page whose contrast is checked, each `--agile-…`. */
export const guardedColours = [
  'text',
  'text-soft',
  'surface',
  'card',
  'accent',
  'on-accent',
  'marker',
  'on-marker',
  'error',
] as const;
