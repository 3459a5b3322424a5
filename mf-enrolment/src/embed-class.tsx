import { createMount } from '@agile-languages/shared/embed';
import { ClassView } from './embed/class-view.tsx';

export const mount = createMount(ClassView, {
  de: async () => (await import(/* webpackChunkName: "words-de" */ './embed/words/speak-de.ts')).classes,
  fr: async () => (await import(/* webpackChunkName: "words-fr" */ './embed/words/speak-fr.ts')).classes,
});
