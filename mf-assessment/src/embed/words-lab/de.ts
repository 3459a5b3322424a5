import type { Words } from '@agile-languages/shared/formats';

/** German, by the English text, of what is around Card Lab: it reads English and speaks it. */
export const words = {
  'Skip this part': 'Diesen Teil überspringen',
  'One moment …': 'Einen Moment …',
  'This part could not be loaded.': 'Dieser Teil konnte nicht geladen werden.',
  'Try again': 'Noch einmal versuchen',
} satisfies Words;
