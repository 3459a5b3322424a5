import { version } from './release.ts';

/** For places that take only the address of a classic script: adds the style sheet, and loads the elements. */
const { src = '' } = (document.currentScript as HTMLScriptElement | null) ?? {};
const versions = '__EMBED_SITE__/embed/';
// In a bundle, in a copy on another server and where it is evaluated as text, it keeps its version.
const own = src.startsWith(versions) ? src : `${versions}${version}/classic.js`;
const sheet = document.createElement('link');
sheet.rel = 'stylesheet';
sheet.href = new URL('embed.css', own).href;
document.head.append(sheet);
void import(/* webpackIgnore: true */ new URL('loader.js', own).href);
