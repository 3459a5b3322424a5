import { escapeHtml } from '@agile-languages/shared/formats';
import { type AreaDescription, moduleKey, type Registry } from '@agile-languages/shared/registry';
import { keptRevisions } from '../../activate/remove-old-pages.ts';
import { claimedRegistry, namesIn, readRegistry, releaseIn } from '../../store/registry.ts';
import { readDescription } from '../../store/release-description.ts';
import { readSides } from '../../store/side-revisions.ts';
import { type AreaStatus, siteStatus } from '../../store/site-status.ts';
import type { Store } from '../../store/store.ts';

export interface PanelOptions {
  store: Store;
  registry: Registry;
  origin: string;
  path: string;
  linkTo: (id: string) => string;
}

export const panelStylePath = '/preview/panel.css';

/** Only CSS shows which parts are on the page. */
export async function panelOf(options: PanelOptions): Promise<string> {
  const { store, registry, origin, path } = options;
  const { areas } = await siteStatus(store, registry);
  const live = await readRegistry(store).catch(() => undefined);
  const entries = await Promise.all(areas.map((area) => entryOf(options, area, live)));
  const local = `http://localhost:3000${path}`;
  return (
    `<details class="site-panel"><summary>Areas of this page</summary><ul>${entries.join('')}</ul>` +
    `<p>From your own sources: <code>npm run dev -- &lt;area&gt; --site ${escapeHtml(origin)}</code>, then <a href="${escapeHtml(local)}">${escapeHtml(local)}</a></p></details>`
  );
}

async function entryOf(
  { store, registry, linkTo }: PanelOptions,
  area: AreaStatus,
  live: Registry | undefined,
): Promise<string> {
  const { name, release } = area;
  const modules = await modulesOf(store, name, release);
  const parts = modules.map(
    ({ kind, name: part, key }) => `<li data-part="${escapeHtml(key)}" tabindex="0">${kind} ${escapeHtml(part)}</li>`,
  );
  const others = await othersOf(store, registry, name);
  const links = others.map(
    ({ text, id }) => `<a href="${escapeHtml(linkTo(id))}" referrerpolicy="same-origin">${escapeHtml(text)}</a>`,
  );
  return (
    `<li data-area="${escapeHtml(name)}"><p tabindex="0"><b>${escapeHtml(name)}</b> ${factsOf(
      area,
      releaseIn(live, name) === release,
    )
      .map(escapeHtml)
      .join(', ')}</p>` + `<ul>${parts.join('')}</ul><p>${links.join(' ')}</p></li>`
  );
}

async function modulesOf(store: Store, area: string, release: string) {
  const { chunks } = await readDescription<AreaDescription>(store, area, release).catch(() => ({ chunks: undefined }));
  const kinds = [
    ['page', 'routes'],
    ['section', 'sections'],
  ] as const;
  return kinds.flatMap(([word, kind]) =>
    Object.keys(chunks?.[kind] ?? {}).map((name) => ({ kind: word, name, key: moduleKey({ kind, area, name }) })),
  );
}

function factsOf({ owner, version, release, since, failureRate = 0, vitals }: AreaStatus, isLive: boolean): string[] {
  const bounds = Object.entries(vitals).map(
    ([name, bound]) => `${name.toUpperCase()} ${bound === null ? 'beyond' : `≤ ${bound}`}`,
  );
  return [
    ...(owner ? [`by ${owner}`] : []),
    `release ${version ? `${version}, ` : ''}${release}`,
    ...(isLive ? (since ? [`live for ${ageOf(since)}`] : []) : ['not live']),
    `failures ${failureRate.toFixed(1)} %`,
    ...(bounds.length > 0 ? bounds : ['no vitals yet']),
  ];
}

/** `3 days`, `5 hours`, `12 minutes` */
export function ageOf(since: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  const [count, unit] =
    minutes >= 2880
      ? [Math.floor(minutes / 1440), 'day']
      : minutes >= 120
        ? [Math.floor(minutes / 60), 'hour']
        : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

async function othersOf(store: Store, registry: Registry, area: string): Promise<{ text: string; id: string }[]> {
  const shown = releaseIn(registry, area);
  const sides = (await readSides(store)).filter(({ name, release }) => name === area && release !== shown);
  const before = await revisionBefore(store, registry, area);
  return [
    ...sides.map(({ kind, release, id }) => ({ text: `${kind} ${release}`, id })),
    ...(before ? [{ text: `the release before, ${releaseIn(before, area)}`, id: `revision-${before.revision}` }] : []),
  ];
}

async function revisionBefore(store: Store, registry: Registry, area: string): Promise<Registry | undefined> {
  for (let revision = registry.revision - 1; revision > Math.max(0, registry.revision - keptRevisions); revision -= 1) {
    const before = await claimedRegistry(store, revision);
    if (before && releaseIn(before, area) && releaseIn(before, area) !== releaseIn(registry, area)) return before;
  }
  return undefined;
}

export async function panelStyle(store: Store, registry: Registry): Promise<string> {
  const modules = await Promise.all(
    namesIn(registry).map((name) => modulesOf(store, name, releaseIn(registry, name) ?? '')),
  );
  const rules = modules.flat().map(({ key }) => {
    const [part, entry] = [`[data-module=${quoted(key)}]`, `.site-panel [data-part=${quoted(key)}]`];
    return `:root:has(${part}) ${entry} { display: list-item }\n:root:has(${entry}:is(:hover, :focus)) ${part} > * { ${outline} }`;
  });
  const areas = namesIn(registry).flatMap((name) => {
    const [part, entry] = [`[data-module*=${quoted(` ${name} `)}]`, `.site-panel [data-area=${quoted(name)}]`];
    const shown = name === 'shell' ? ':is(header, footer):not(main *)' : `${part} > *`;
    return [
      `:root:has(${name === 'shell' ? 'header' : part}) ${entry} { display: list-item }`,
      `:root:has(${entry} > p:is(:hover, :focus)) ${shown} { ${outline} }`,
    ];
  });
  return [usualStyle, ...rules, ...areas].join('\n');
}

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

const outline = 'outline: 3px solid #b04bd8; outline-offset: -3px';

const usualStyle = `
.site-panel { flex-basis: 100%; max-block-size: 60vh; overflow: auto; }
.site-panel summary { min-block-size: 2.75rem; align-content: center; cursor: pointer; font-weight: 700; }
.site-panel :is(summary, p, li, a):focus-visible { outline: 3px solid #fff; outline-offset: -3px; }
.site-panel ul { margin: 0; padding: 0; list-style: none; }
.site-panel > ul > li { padding-block: 0.5rem; border-block-start: 1px solid #fff8; }
.site-panel li p, .site-panel li { max-inline-size: none; margin: 0; overflow-wrap: anywhere; }
.site-panel li ul { padding-inline-start: 1rem; }
.site-panel :is([data-area], [data-part]) { display: none; }
.site-panel a { display: inline-block; padding-block: 0.5rem; margin-inline-end: 1rem; color: inherit; }
`;
