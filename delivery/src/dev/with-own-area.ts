import type { AreaDescription, AreaRelease, DocumentData, Registry } from '@agile-languages/shared/registry';
import { slotsOf } from '../release/declaration.ts';

export const areaOf = ({ release, contract, base, entry, routes, sections = {} }: AreaDescription): AreaRelease => ({
  release,
  contract,
  base,
  entry,
  routes,
  ...slotsOf({ sections }),
});

export const withOwnArea = <Some extends Pick<Registry, 'areas'>>(
  registry: Some,
  name: string,
  area: AreaRelease,
): Some => ({
  ...registry,
  areas: { ...registry.areas, [name]: area },
});

const dataBlock = /(<script type="application\/json" id="page">)(.*?)(<\/script>)/s;
const rootBlock = /(<div id="root">).*(<\/div><\/body>)/s;

interface OwnArea {
  name: string;
  area: AreaRelease;
  script: string;
}

/** The code renders the page as it is now. */
export function withOwnDocument(html: string, path: string, { name, area, script }: OwnArea): string {
  const ended = html.replace('</body>', () => `<script>${script}</script></body>`);
  const page = JSON.parse(dataBlock.exec(html)?.[2] ?? '{}') as Partial<DocumentData>;
  const isShown = page.registry?.areas[name] || (path === '/' && area.slots);
  if (!page.registry || !isShown) return ended;
  const { deferred: _, initialData = {}, ...kept } = page;
  const isOther = (key: string) => key.split(' ')[1] !== name;
  const data: Partial<DocumentData> = {
    ...kept,
    registry: withOwnArea(page.registry, name, area),
    initialData: Object.fromEntries(Object.entries(initialData).filter(([key]) => isOther(key))),
    scripts: (page.scripts ?? []).filter(({ href }) => !href.includes(`/${name}/`)),
    styles: (page.styles ?? []).filter((key) => !key.startsWith(`${name}-`)),
  };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html
    .replace(dataBlock, (_all, start, _text, end) => start + json + end)
    .replace(rootBlock, (_all, start) => `${start}</div><script>${script}</script></body>`);
}
