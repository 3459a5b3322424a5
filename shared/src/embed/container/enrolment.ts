import { createContainer } from './create-container.ts';

export const { init, get } = createContainer('enrolment');
