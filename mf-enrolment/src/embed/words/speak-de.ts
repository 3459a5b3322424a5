import { speakIn } from '@agile-languages/shared/embed';
import words from './de/classes.json' with { type: 'json' };

export const classes = speakIn('de', words);
