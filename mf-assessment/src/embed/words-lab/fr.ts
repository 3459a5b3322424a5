import type { words as german } from './de.ts';

/** French, by the English text. */
export const words: Record<keyof typeof german, string> = {
  'Skip this part': 'Passer cette partie',
  'One moment …': 'Un instant…',
  'This part could not be loaded.': 'Cette partie n’a pas pu être chargée.',
  'Try again': 'Réessayer',
};
