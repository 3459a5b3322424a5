import { createMount } from '@agile-languages/shared/embed';
import { EnrolmentView } from './embed/enrolment-view.tsx';
import { wordFiles } from './embed/words/word-files.ts';

export const mount = createMount(EnrolmentView, wordFiles);
