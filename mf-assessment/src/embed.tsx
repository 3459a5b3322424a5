import { createMount } from '@agile-languages/shared/embed';
import { AssessmentView } from './embed/assessment-view.tsx';

export const mount = createMount(AssessmentView);
