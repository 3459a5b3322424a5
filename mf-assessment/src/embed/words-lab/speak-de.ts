import { type Speak, speakIn } from '@agile-languages/shared/embed';
import { words } from './de.ts';

export const speak: Speak = speakIn('de', words);
