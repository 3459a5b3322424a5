import { createMount } from '@agile-languages/shared/embed';
import { NeedsView } from './embed/needs-view.tsx';
import { wordFiles } from './embed/words-needs/word-files.ts';

export const mount = createMount(NeedsView, wordFiles);
