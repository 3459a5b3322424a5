import { siteOrigin } from './site.ts';

const said = new Set<string>();

/** With code and help, each thing once on a page. */
export function warnOnce(code: number, text: string): void {
  if (!said.has(text)) console.warn(`agile ${code}: ${text} ${siteOrigin}/embed#error-${code}`);
  said.add(text);
}
