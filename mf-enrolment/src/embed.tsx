import { createMount } from '@agile-languages/shared/embed';
import { EnrolmentView } from './embed/enrolment-view.tsx';

export const mount = createMount(EnrolmentView);
