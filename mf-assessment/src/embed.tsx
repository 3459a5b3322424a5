import { createMount } from '@agile-languages/shared/embed';
import { MeterView } from './embed/meter-view.tsx';

export const mount = createMount(MeterView, {
  de: async () => (await import(/* webpackChunkName: "words-de" */ './embed/words/speak-de.ts')).meter,
  fr: async () => (await import(/* webpackChunkName: "words-fr" */ './embed/words/speak-fr.ts')).meter,
});
