import { type Feature, moduleFor } from '../spec/module-for.ts';
import { AgileElement } from './element.ts';
import { hearEnrolments } from './hear-enrolments.ts';
import { observedAttributes } from './observed-attributes.ts';

if (hasAll()) {
  define('assessment');
  define('enrolment');
  hearEnrolments();
}

/**
 * What the elements need and older browsers lack; there the link inside an element stays as it is. Browsers that know
 * `:state()` have `ElementInternals.states` too.
 */
function hasAll(): boolean {
  return CSS.supports('(color:light-dark(red,red)) and selector(:state(a))') && Promise.withResolvers !== undefined;
}

/** The first loader on a page that defines an element keeps it. */
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
