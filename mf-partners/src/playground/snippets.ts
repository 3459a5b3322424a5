import { countedAddress, framedAttributes, optionName } from '@agile-languages/shared/embed/spec';
import { escapeHtml } from '@agile-languages/shared/formats';
import type { Choices } from './choices.ts';
import type { EmbedFacts } from './facts.data.ts';
import { baseOf, type Loader, script, styleSheets, tags } from './head-tags.ts';

export interface Snippet {
  name: string;
  code: string;
  note?: string;
}

/** Without facts the exact version is unknown. */
export function snippetsFor(choices: Choices, origin: string, facts: EmbedFacts | undefined): Snippet[] {
  return [
    { name: 'HTML', code: html(choices, origin, facts) },
    {
      name: 'Pop-up',
      code: popup(choices, origin, facts),
      note: 'The link opens the element in a dialog, and is followed where scripts do not run. With floating it stays at the lower end of the window.',
    },
    {
      name: 'React',
      code: react(choices, origin, facts),
      note: 'For React 19 in the browser. On pages that are rendered on a server, and with React 17 and 18, take the components that react.js makes of your React; its types are in react.d.ts and elements.d.ts beside it.',
    },
    {
      name: 'Vue',
      code: vue(choices, origin, facts),
      note: "Tell Vue that the element is none of its components: compilerOptions.isCustomElement = (tag) => tag.startsWith('agile-').",
    },
    {
      name: 'WordPress',
      code: html(choices, origin, facts, 'classic.js'),
      note: 'Paste it into a block "Custom HTML". Only users who may write unfiltered HTML can save it.',
    },
    {
      name: 'Frame',
      code: frame(choices, origin),
      note: 'For pages that take nothing but a frame. A policy with frame-src has to name the site. Its height follows the content where the script may run; otherwise the frame scrolls. Your page hears no event but the height, and colours and fonts cannot be set.',
    },
    {
      name: 'Link',
      code: link(choices, origin),
      note: 'For mails, and for pages that take nothing else. With your key in it, requests and enrolments that come of it count for you.',
    },
    {
      name: 'Module federation',
      code: federation(choices, origin, facts),
      note: 'The container takes nothing from your share scope and gives nothing to it.',
    },
  ];
}

function popup(choices: Choices, origin: string, facts: EmbedFacts | undefined): string {
  const shown = element(choices, origin).replace('>', ' hidden>');
  return `${head(choices, origin, facts, 'loader.js', 'agile-popup')}
${script(choices, origin, facts, 'popup.js')}
<agile-popup preload="intent">
  ${link(choices, origin)}
${indented(shown, 2)}
</agile-popup>`;
}

const html = (choices: Choices, origin: string, facts: EmbedFacts | undefined, loader?: Loader) =>
  `${head(choices, origin, facts, loader)}\n${element(choices, origin)}`;

const head = (
  choices: Choices,
  origin: string,
  facts: EmbedFacts | undefined,
  loader?: Loader,
  styled = choices.element.tag,
) =>
  [tags(choices, origin, facts, loader), css(choices, (text) => `<style>\n${text}\n</style>`, styled)]
    .filter(Boolean)
    .join('\n');

const element = (choices: Choices, origin: string): string =>
  bare(choices).replace('></', `>\n  ${link(choices, origin)}\n</`);

function bare({ element: { tag }, attributes }: Choices): string {
  const inTag = Object.entries(attributes).map(([name, value]) => ` ${name}="${attributeText(value)}"`);
  return `<${tag}${inTag.join('')}></${tag}>`;
}

const link = ({ element: { fallback }, attributes }: Choices, origin: string) =>
  `<a href="${attributeText(countedAddress(origin + fallback.path, attributes))}">${fallback.text}</a>`;

function css({ element: { tag }, tokens }: Choices, wrap: (text: string) => string, styled = tag): string {
  const lines = Object.entries(tokens).map(([name, value]) => `  ${name}: ${styleValue(value)};`);
  return lines.length > 0 ? wrap(`${styled} {\n${lines.join('\n')}\n}`) : '';
}

function react(choices: Choices, origin: string, facts: EmbedFacts | undefined): string {
  const { module, events } = choices.element;
  const name = `${module[0]?.toUpperCase()}${module.slice(1)}`;
  const shown = element(choices, origin).replace(
    />/,
    `\n  on${resultOf(events)}={(event) => console.log(event.detail)}\n>`,
  );
  return `// In the head of the page:
${commented(tags(choices, origin, facts))}
${css(choices, (text) => `// In a style sheet:\n${commented(text)}\n`)}export function ${name}() {
  return (
${indented(shown, 4)}
  );
}`;
}

function vue(choices: Choices, origin: string, facts: EmbedFacts | undefined): string {
  const shown = element(choices, origin).replace(/>/, ` @${resultOf(choices.element.events)}="onResult">`);
  return `<!-- In the head of the page:
${tags(choices, origin, facts)}
-->
<script setup>
const onResult = (event) => console.log(event.detail);
</script>

<template>
${indented(shown, 2)}
</template>${css(choices, (text) => `\n\n<style>\n${text}\n</style>`)}`;
}

function federation(choices: Choices, origin: string, facts: EmbedFacts | undefined): string {
  const { module, tag } = choices.element;
  const inPage = `${styleSheets(choices, origin, facts)}\n${bare(choices)}`;
  const options = Object.entries(choices.attributes).map(
    ([name, value]) => ` ${optionName(name)}: ${scriptText(value)}`,
  );
  return `import { createInstance } from '@module-federation/enhanced/runtime';

const federation = createInstance({
  name: 'partner',
  remotes: [{ name: 'agile_${module}', entry: '${baseOf(choices, origin, facts)}${module}.container.js' }],
});

// In the page, where the style sheet keeps the height:
${commented(inPage)}
${css(choices, (text) => `// In a style sheet:\n${commented(text)}\n`)}const { mount } = await federation.loadRemote('agile_${module}/embed');
const place = document.querySelector('${tag}');
const { update, unmount } = mount(place, {${options.length > 0 ? `${options.join(',')} ` : ''}}, (name, detail) => {
  console.log(name, detail);
});`;
}

function frame(choices: Choices, origin: string): string {
  const { element: spec, attributes } = choices;
  const known = framedAttributes(spec);
  const query = new URLSearchParams(Object.entries(attributes).filter(([name]) => known.includes(name)));
  const address = `${origin}/embed/frame/${spec.module}.html${query.size > 0 ? `?${query}` : ''}`;
  return `<iframe src="${attributeText(address)}" title="${attributeText(spec.fallback.text)}" loading="lazy" width="100%" height="900" style="border: 0"></iframe>
<p>${link(choices, origin)}</p>
<script>
  addEventListener('message', ({ data, source }) => {
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source && data?.type === 'agile-height') frame.height = data.height;
  });
</script>`;
}

const attributeText = (value: string) =>
  escapeHtml(value).replaceAll(/[\n\r\u2028\u2029]/g, (end) => `&#${end.charCodeAt(0)};`);

/** Also safe within a `<script>`. */
const scriptText = (value: string) =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll("'", "\\'").replaceAll('<', '\\x3c')}'`;

/** The value cannot leave its declaration, its rule or its line. */
function styleValue(value: string): string {
  const plain = value
    .replaceAll(/[;{}<>\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('/*', '/ *');
  return isBalanced(plain) ? plain : plain.replaceAll(/["'()[\]]/g, '');
}

function isBalanced(value: string): boolean {
  const rest = value.replaceAll(/"[^"]*"|'[^']*'|\([^"'()[\]]*\)/g, '');
  return rest === value ? !/["'()[\]]/.test(value) : isBalanced(rest);
}

const resultOf = (events: Choices['element']['events']) =>
  events.find(({ name }) => name === 'agile-change' || name === 'agile-enrol')?.name ?? 'agile-ready';

/** What a partner's content security policy has to allow. */
export const policyFor = (origin: string) =>
  ['script-src', 'style-src', 'connect-src', 'img-src'].map((directive) => `${directive} ${origin}`).join('; ');

const indented = (text: string, by: number) => text.replaceAll(/^/gm, ' '.repeat(by));
const commented = (text: string) => text.replaceAll(/^/gm, '// ');
