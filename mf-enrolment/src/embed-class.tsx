import { createMount } from '@agile-languages/shared/embed';
import { ClassView } from './embed/class-view.tsx';
import { wordFiles } from './embed/words/word-files.ts';

export const mount = createMount(ClassView, wordFiles);
