import { createMount } from '@agile-languages/shared/embed';
import { NeedsView } from './embed/needs-view.tsx';

export const mount = createMount(NeedsView, {
  de: async () => (await import(/* webpackChunkName: "words-de" */ './embed/words/speak-de.ts')).needs,
  fr: async () => (await import(/* webpackChunkName: "words-fr" */ './embed/words/speak-fr.ts')).needs,
});
