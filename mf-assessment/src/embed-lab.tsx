import { createMount } from '@agile-languages/shared/embed';
import { LabView } from './embed/lab-view.tsx';

export const mount = createMount(LabView, {
  de: async () => (await import(/* webpackChunkName: "words-de" */ './embed/words/speak-de.ts')).lab,
  fr: async () => (await import(/* webpackChunkName: "words-fr" */ './embed/words/speak-fr.ts')).lab,
});
