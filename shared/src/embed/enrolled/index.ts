import { learn } from './learn.ts';
import { sayEnrolled } from './say-enrolled.ts';

/** Modules that the loader fetches have one function of this name. */
export { hear as mount, learn };

/**
 * Raises `agile-enrol` once for an enrolment: on the element of its class, else on the first one, else on the document. The
 * element says so as well.
 */
export async function hear(event?: MessageEvent): Promise<void> {
  const detail = await learn(event);
  if (!detail) return;
  const elements = [...document.querySelectorAll('agile-enrolment')];
  const own = elements.find((element) => element.getAttribute('class-id') === detail.classId);
  const element = own ?? elements[0];
  if (element) sayEnrolled(element);
  (element ?? document).dispatchEvent(new CustomEvent('agile-enrol', { bubbles: true, composed: true, detail }));
}
