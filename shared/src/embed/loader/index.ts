import { type Feature, moduleFor } from '../spec/module-for.ts';
import { AgileElement } from './element.ts';
import { observedAttributes } from './observed-attributes.ts';

if (hasAll()) {
  define('agile-assessment', 'assessment');
  define('agile-enrolment', 'enrolment');
}

/** What the elements need and older browsers lack; there the link inside an element stays as it is. */
function hasAll(): boolean {
  return (
    CSS.supports('(color:light-dark(red,red)) and selector(:state(a))') &&
    'withResolvers' in Promise &&
    'states' in ElementInternals.prototype
  );
}

/** The first loader on a page that defines an element keeps it. */
function define(tag: string, feature: Feature): void {
  if (customElements.get(tag)) return;
  customElements.define(
    tag,
    class extends AgileElement {
      static observedAttributes = observedAttributes[feature].split(' ');
      override moduleFor = moduleFor[feature];
    },
  );
}
