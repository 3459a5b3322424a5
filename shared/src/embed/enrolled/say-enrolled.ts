const texts: Readonly<Record<string, string>> = { de: 'Sie sind angemeldet.', fr: 'Votre inscription est faite.' };

/** Has an element say that the visitor is enrolled, above its content and as long as it is on the page. */
export function sayEnrolled(element: Element): void {
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
