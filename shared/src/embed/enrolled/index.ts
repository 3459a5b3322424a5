import { learn } from './learn.ts';

/** Modules that the loader fetches have one function of this name. */
export { hear as mount, learn };

/** `agile-enrol` is raised once: on the element of its class, else on the first one, else on the document. */
export async function hear(event?: MessageEvent): Promise<void> {
  const detail = await learn(event);
  if (!detail) return;
  const elements = elementsIn(document);
  const own = elements.find((element) => element.getAttribute('class-id') === detail.classId);
  const element = own ?? elements[0];
  if (element) sayEnrolled(element);
  (element ?? document).dispatchEvent(new CustomEvent('agile-enrol', { bubbles: true, composed: true, detail }));
}

/** Also in open shadow roots of the page. */
const elementsIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((node) =>
    node.localName === 'agile-enrolment' ? node : node.shadowRoot ? elementsIn(node.shadowRoot) : [],
  );

const texts: Readonly<Record<string, string>> = { de: 'Sie sind angemeldet.', fr: 'Votre inscription est faite.' };

/** Above its content and as long as it is on the page. */
function sayEnrolled(element: Element): void {
  if (element.querySelector('[data-agile-enrolled]')) return;
  const language = (element.getAttribute('locale') ?? '').slice(0, 2).toLowerCase();
  const text = texts[language];
  const notice = document.createElement('p');
  notice.slot = 'before';
  notice.lang = text ? language : 'en';
  notice.dataset.agileEnrolled = '';
  notice.setAttribute('role', 'status');
  element.append(notice);
  // Screen readers say what comes into a status that is there.
  notice.textContent = text ?? 'You are enrolled.';
}
