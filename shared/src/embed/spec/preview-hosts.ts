/** Pages of an invented partner on which `/embed` shows the elements: their id below `/embed/preview/`, and their name. */
export const previewHosts = [
  { id: 'plain', name: 'Plain page' },
  { id: 'bootstrap', name: 'Bootstrap' },
  { id: 'tailwind', name: 'Tailwind reset' },
  { id: 'small-root', name: '62.5 % root' },
  { id: 'dark', name: 'Dark page' },
  { id: 'right-to-left', name: 'Right to left' },
  { id: 'narrow', name: '320 px wide' },
  { id: 'strict', name: 'Strict CSP' },
] as const;

/** Id of one of these pages. */
export type PreviewHost = (typeof previewHosts)[number]['id'];

/** Id of the node that contains the element on each of these pages. */
export const previewContainerId = 'element';
