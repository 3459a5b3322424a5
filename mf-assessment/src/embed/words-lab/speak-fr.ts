import { type Speak, speakIn } from '@agile-languages/shared/embed';
import { words } from './fr.ts';

export const speak: Speak = speakIn('fr', words);
