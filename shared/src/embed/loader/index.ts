import type { hear } from '../enrolled/index.ts';
import { type Feature, moduleFor } from '../spec/module-for.ts';
import { AgileElement } from './element.ts';
import { fetchModule, folder } from './modules.ts';
import { observedAttributes } from './observed-attributes.ts';

if (hasAll()) {
  define('assessment');
  define('enrolment');
  hearEnrolments();
}

/** Older browsers keep the link inside an element. Those that know `:state()` have `ElementInternals.states` too. */
function hasAll(): boolean {
  return CSS.supports('(color:light-dark(red,red)) and selector(:state(a))') && Boolean(Promise.withResolvers);
}

/** The first loader that defines an element keeps it. */
function define(feature: Feature): void {
  const tag = `agile-${feature}`;
  if (customElements.get(tag)) return;
  customElements.define(
    tag,
    class extends AgileElement {
      static observedAttributes = observedAttributes[feature].split(' ');
      override moduleFor = moduleFor[feature];
    },
  );
}

/** A module of its own handles the code, and pages fetch it only then. */
function hearEnrolments(): void {
  const tell = (event?: MessageEvent) =>
    fetchModule<typeof hear>('enrolled').then((mount) => mount(event), console.error);
  addEventListener('message', (event) => event.origin === folder.origin && tell(event));
  if (location.search.includes('agile-code')) void tell();
}
