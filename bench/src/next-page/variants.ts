/** A document that reports when a link was pressed, and when its heading or that of the next page was painted. */
export const measured = (html: string): string => withScript(html, `(${report})()`);

/** A document whose links lead to documents, which Chromium prerenders when the pointer rests on one for 200 ms, or is pressed. */
export const asDocuments = (html: string): string =>
  withScript(html, `(${leaveLinks})()`).replace(
    '</head>',
    `<script type="speculationrules">${JSON.stringify({
      prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
    })}</script></head>`,
  );

const withScript = (html: string, script: string) =>
  html.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`);

/** Runs in the document. */
function report(): void {
  const mark = (name: string, at: number) => navigator.sendBeacon(`/mark?name=${encodeURIComponent(name)}&at=${at}`);
  const now = () => performance.timeOrigin + performance.now();
  let heading: Element | null = null;
  let path = location.pathname;
  const look = () => {
    const found = document.querySelector('h1');
    if (found && (found !== heading || path !== location.pathname)) {
      heading = found;
      path = location.pathname;
      requestAnimationFrame(() => mark(`painted ${path}`, now()));
    }
    requestAnimationFrame(look);
  };
  const isPrerendered = (document as Document & { prerendering?: boolean }).prerendering;
  if (isPrerendered)
    document.addEventListener('prerenderingchange', () => {
      mark(`prerendered ${path}`, now());
      requestAnimationFrame(look);
    });
  else requestAnimationFrame(look);
  addEventListener('click', (event) => mark('pressed', performance.timeOrigin + event.timeStamp), { capture: true });
}

/** Runs in the document: the site's own code sees neither the pointer on a link nor its press. */
function leaveLinks(): void {
  for (const type of ['click', 'pointerover', 'pointerenter', 'mouseover', 'mouseenter', 'pointerdown', 'focusin'])
    addEventListener(type, (event) => (event.target as Element).closest?.('a[href^="/"]') && event.stopPropagation(), {
      capture: true,
    });
}
