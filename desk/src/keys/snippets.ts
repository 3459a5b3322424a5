import { countedAddress, elementSpecs } from '@agile-languages/shared/embed/spec';
import { escapeHtml } from '@agile-languages/shared/formats';

export interface Snippet {
  name: string;
  code: string;
}

/** Part of the `manifest.json` of a published version. */
export interface Manifest {
  version: string;
  files: Readonly<Record<string, { integrity: string }>>;
}

interface SnippetChoices {
  /** Without it the exact version is not known. */
  manifest?: Manifest | undefined;
  /** The shape of an element is in its room until it is there. */
  hasShape?: boolean;
}

export function snippetsOf(siteOrigin: string, key: string, { manifest, hasShape }: SnippetChoices = {}): Snippet[] {
  const elements = elementSpecs.map(({ tag, fallback }) => element(siteOrigin, key, tag, fallback));
  const links = elementSpecs.map(({ fallback }) => link(siteOrigin, key, fallback));
  const sheets = hasShape ? ['embed.css', 'skeleton.css'] : ['embed.css'];
  return [
    { name: 'Every page, in its head', code: head(siteOrigin, sheets, 'loader.js') },
    { name: 'Where an element is to be', code: elements.join('\n') },
    { name: 'In a pop-up, opened by a link', code: popups(siteOrigin, key) },
    { name: 'WordPress and tag managers, in place of the head', code: head(siteOrigin, sheets, 'classic.js') },
    { name: 'Where only a frame is taken', code: frame(siteOrigin, key) },
    { name: 'A link, for mails and where nothing else is taken', code: links.join('\n') },
    ...(manifest
      ? [
          {
            name: `This version for good: ${manifest.version}`,
            code: head(siteOrigin, sheets, 'loader.js', manifest),
          },
        ]
      : []),
  ];
}

const head = (
  siteOrigin: string,
  sheets: readonly string[],
  script: 'loader.js' | 'classic.js',
  { version, files }: Manifest = { version: 'v1', files: {} },
) => {
  const base = `${siteOrigin}/embed/${version}`;
  const kind = script === 'classic.js' ? 'async' : 'type="module"';
  return [
    `<link rel="preconnect" href="${siteOrigin}" crossorigin>`,
    ...sheets.map((name) => `<link rel="stylesheet" href="${base}/${name}"${hashOf(files, name)}>`),
    `<script ${kind} src="${base}/${script}"${hashOf(files, script)}></script>`,
  ].join('\n');
};

const hashOf = (files: Manifest['files'], name: string) =>
  files[name] ? ` integrity="${files[name].integrity}" crossorigin="anonymous"` : '';

const element = (siteOrigin: string, key: string, tag: string, fallback: Fallback) =>
  `<${tag}${tag === 'agile-enrolment' ? ' limit="3"' : ''} partner="${escapeHtml(key)}">\n  ${link(siteOrigin, key, fallback)}\n</${tag}>`;

const link = (siteOrigin: string, key: string, { path, text }: Fallback, more = '') =>
  `<a href="${escapeHtml(countedAddress(siteOrigin + path, { partner: key }))}"${more}>${text}</a>`;

const popups = (siteOrigin: string, key: string) =>
  [
    `<script type="module" src="${siteOrigin}/embed/v1/popup.js"></script>`,
    ...elementSpecs.map(({ tag, fallback }) => {
      const hidden = element(siteOrigin, key, tag, fallback).replace('>', ' hidden>').replaceAll('\n', '\n  ');
      return `<agile-popup preload="intent">\n  ${link(siteOrigin, key, fallback)}\n  ${hidden}\n</agile-popup>`;
    }),
  ].join('\n');

const frame = (siteOrigin: string, key: string) =>
  `<iframe src="${siteOrigin}/embed/frame/enrolment.html?limit=3&amp;partner=${encodeURIComponent(key)}" title="Upcoming classes" loading="lazy" width="100%" height="900" style="border: 0"></iframe>\n<p>${link(siteOrigin, key, { path: '/upcoming-classes', text: 'See upcoming classes' }, ' target="_blank"')}</p>`;

interface Fallback {
  path: string;
  text: string;
}
