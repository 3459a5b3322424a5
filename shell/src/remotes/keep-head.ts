/**
 * React puts `<title>`, `<meta>`, `<link>`, `<style>` and `<script>` of any component into the head, and takes over
 * those that it finds: it gets a place outside of the document. Call it once React has begun with the root, and before
 * code of an area runs.
 */
export function keepHead(root: Element | null): void {
  const mark = Object.keys(root ?? {})
    .find((name) => name.startsWith('__reactC'))
    ?.replace('Container', 'Marker');
  if (!mark) return;
  const { head } = document;
  const { append, insertBefore } = head;
  const outside = document.createDocumentFragment();
  const keep = (elements: Iterable<object>) => {
    for (const element of elements) (element as Marked)[mark] = 1;
  };
  keep(head.children);
  head.append = (...elements: Element[]) => {
    keep(elements);
    append.apply(head, elements);
  };
  // React marks what it has made with `true`, some of it too late. Bundlers insert scripts and style sheets.
  const insert = (element: Marked, before: Node | null = null) =>
    (element[mark] ? element[mark] === 1 : /^SCRIPT|load|fetch|sheet/.test(element.tagName + element.rel))
      ? insertBefore.call(head, element, before)
      : outside.appendChild(element);
  Object.assign(head, { insertBefore: insert, appendChild: insert });
}

type Marked = Element & { rel?: string } & Record<string, unknown>;
