import type { PageState } from './state-of-tab.ts';

const names: Readonly<Record<keyof PageState, string>> = {
  title: 'the title',
  address: 'the address',
  focus: 'the focus',
  head: 'the head',
  body: 'what is in the body of the document',
  content: 'what is beside the content of header, footer and main',
  attributes: 'attributes of the document, header, footer or main',
  properties: 'properties of the document, header, footer or main',
  handlers: 'what header and footer do when they are used',
  sheets: 'style sheets of the document',
  styles: 'the styles of the page',
  animations: 'animations of the document, header or footer',
  parts: 'the styles of parts of the page',
  text: 'what header and footer say',
  layout: 'header, footer or heading',
  listeners: 'listeners of what outlasts every page',
  heard: 'listeners of what the browser has for every page',
  running: 'what still runs',
  cookies: 'the cookies',
  storage: 'what others have stored',
  storedByShell: 'what the shell has stored',
  room: 'the room that others have to store something',
  fonts: 'fonts that a script has added',
  databases: 'databases of the browser whose names do not begin with that of the area',
  caches: 'caches of the browser whose names do not begin with that of the area',
  files: 'files of the browser whose names do not begin with that of the area',
  tab: 'the state of the tab',
  settings: 'settings of the browser',
  names: 'names that hold for the whole tab and do not begin with that of the area',
  locks: 'locks of the browser that it has not let go',
  highlights: 'highlights of text',
  workers: 'workers that still run',
};

/** Another page may have fewer of these. */
const lists: readonly (keyof PageState)[] = [
  'listeners',
  'heard',
  'content',
  'animations',
  'fonts',
  'locks',
  'highlights',
  'workers',
];

/** As sentences without an end. What one of several tabs shows that were not on the page is usual. */
export function differences(usual: readonly PageState[], after: PageState): string[] {
  return (Object.keys(names) as (keyof PageState)[]).flatMap((key) => {
    const found = usual.map((state) => differenceOf(key, state[key], after[key]));
    const [difference] = found.includes('') ? [] : found;
    return difference ? [`it leaves something behind on other pages, ${names[key]}: ${difference}`] : [];
  });
}

function differenceOf(key: keyof PageState, usual: string, after: string): string {
  if (key === 'parts') return otherStyle(usual, after);
  if (key === 'listeners') return newIn(usual, after, (part) => !told.test(part));
  if (lists.includes(key)) return newIn(usual, after);
  if (key === 'storage') return lostIn(usual, after);
  if (usual === after || (key === 'layout' && isNear(usual, after))) return '';
  return shortDifference(usual, after);
}

/** Late fonts change sizes a little. */
const mostMoved = 24;

function isNear(usual: string, after: string): boolean {
  const [before, now] = [usual, after].map((text) => text.match(/-?\d+$|-?\d+(?=\s)/gm) ?? []);
  return (
    before?.length === now?.length &&
    (now ?? []).every((value, at) => Math.abs(Number(value) - Number(before?.[at])) <= mostMoved)
  );
}

/** Listeners that only hear what the browser does: `tellOfAbsence` and `tellOfReturn` have told them. */
const told =
  /^\S+ (?:storage|beforeprint|afterprint|pageshow|pagehide|visibilitychange|freeze|resume|online|offline|DOMContentLoaded|load)(?: first)?$/;

function newIn(usual: string, after: string, counts = (_part: string) => true): string {
  const rest = usual.split(', ');
  return after
    .split(', ')
    .filter((part) => {
      const at = rest.indexOf(part);
      if (at >= 0) rest.splice(at, 1);
      return part && at < 0 && counts(part);
    })
    .join(', ');
}

/** A page may store something of its own. */
const lostIn = (usual: string, after: string): string => {
  const kept = after.split(', ');
  const [lost] = usual.split(', ').filter((part) => part && !kept.includes(part));
  return lost ? `${lost} is gone` : '';
};

function otherStyle(usual: string, after: string): string {
  const kindOf = (line: string) => line.slice(0, line.lastIndexOf(': '));
  const before = usual.split('\n');
  const line = after
    .split('\n')
    .find((now) => !before.includes(now) && before.some((old) => kindOf(old) === kindOf(now)));
  if (line === undefined) return '';
  return `${line} instead of ${before.find((old) => kindOf(old) === kindOf(line))}`;
}

function shortDifference(usual: string, after: string): string {
  const [before, now] = [usual.split('\n'), after.split('\n')];
  const at = now.findIndex((line, index) => line !== before[index]);
  const [old = '', line = ''] = at < 0 ? [before[now.length]] : [before[at], now[at]];
  return `${line || 'nothing'} instead of ${old || 'nothing'}`;
}
