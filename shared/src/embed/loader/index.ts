import { type Feature, moduleFor } from '../spec/module-for.ts';
import { AgileElement } from './element.ts';
import { observedAttributes } from './observed-attributes.ts';

define('agile-assessment', 'assessment');
define('agile-enrolment', 'enrolment');

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
