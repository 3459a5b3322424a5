import { speakIn } from '@agile-languages/shared/embed';
import words from './fr/classes.json' with { type: 'json' };

export const classes = speakIn('fr', words);
