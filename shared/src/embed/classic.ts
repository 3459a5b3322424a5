import { version } from './release.ts';

/** For places that take only the address of a classic script: adds the style sheet, and loads the elements. */
const { src = '' } = (document.currentScript as HTMLScriptElement | null) ?? {};
// In a bundle, and where it is evaluated as text, the script that runs is another one: a copy keeps its version.
const own = /\/embed\/[\w.]+\/classic\.js/.test(src) ? src : `__EMBED_SITE__/embed/${version}/classic.js`;
const sheet = document.createElement('link');
sheet.rel = 'stylesheet';
sheet.href = new URL('embed.css', own).href;
document.head.append(sheet);
void import(/* webpackIgnore: true */ new URL('loader.js', own).href);
