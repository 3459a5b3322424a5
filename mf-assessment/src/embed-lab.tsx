import { createMount } from '@agile-languages/shared/embed';
import { LabView } from './embed/lab-view.tsx';
import { wordFiles } from './embed/words-lab/word-files.ts';

export const mount = createMount(LabView, wordFiles);
