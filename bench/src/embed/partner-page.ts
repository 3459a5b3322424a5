/** An element as a partner writes it. */
export interface ShownElement {
  tag: 'agile-assessment' | 'agile-enrolment';
  attributes: string;
  locale: string;
}

declare global {
  /** When an element was ready and drawn, in milliseconds since the page was asked for; 0 until then. */
  var embedded: { ready: number; drawn: number };
}

/** The two tags of the guide, a heading, and one element in view. */
export const partnerPage = (site: string, { tag, attributes, locale }: ShownElement): string => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Partner</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${site}/embed/v1/embed.css">
<script type="module" src="${site}/embed/v1/loader.js"></script>
<script>
  embedded = { ready: 0, drawn: 0 };
  addEventListener('agile-ready', () => {
    embedded.ready ||= performance.now();
    requestAnimationFrame(() => setTimeout(() => (embedded.drawn ||= performance.now())));
  });
</script>
<h1>Partner</h1>
<${tag} ${attributes} locale="${locale}"><a href="${site}/">Agile Languages</a></${tag}>
<p>Text behind it.</p>
</html>`;
