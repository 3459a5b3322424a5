import { createMount } from '@agile-languages/shared/embed';
import { EnrolmentView } from './embed/enrolment-view.tsx';

export const mount = createMount(EnrolmentView, {
  de: async () => (await import(/* webpackChunkName: "words-de" */ './embed/words/speak-de.ts')).classes,
  fr: async () => (await import(/* webpackChunkName: "words-fr" */ './embed/words/speak-fr.ts')).classes,
});
