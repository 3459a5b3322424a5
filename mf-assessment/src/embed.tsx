import { createMount } from '@agile-languages/shared/embed';
import { MeterView } from './embed/meter-view.tsx';
import { wordFiles } from './embed/words/word-files.ts';

export const mount = createMount(MeterView, wordFiles);
