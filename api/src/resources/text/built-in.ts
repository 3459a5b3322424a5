import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteText, siteTexts } from '@agile-languages/shared/content';
import { escapeHtml } from '@agile-languages/shared/formats';
import type { TextData } from './fields.ts';

const known = new Map<string, SiteText>(siteTexts.map((text) => [text.id, text]));

export const textIds: readonly string[] = [...known.keys()];

export const nameOfText = (id: string): string => known.get(id)?.name ?? id;

/** What a provider says of itself and of the world. */
export const isClaim = (id: string): boolean => nameOfText(id).startsWith('Claim: ');

/** `undefined`: no such text. */
export function builtInText(id: string): TextData | undefined {
  const text = known.get(id);
  if (!text) return undefined;
  const { figure = '', words = '' } = text;
  return { figure, words, text: id === 'terms' ? sampleTerms() : (text.text ?? '') };
}

let terms: string | undefined;

function sampleTerms(): string {
  terms ??= readFileSync(join(import.meta.dirname, 'terms.md'), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((chapter) => {
      const [title = '', ...lines] = chapter.split('\n');
      const clauses = lines.flatMap((line) => /^\d+\. (.+)$/.exec(line)?.[1] ?? []);
      return `<h4>${escapeHtml(title)}</h4><ol>${clauses.map((clause) => `<li>${escapeHtml(clause)}</li>`).join('')}</ol>`;
    })
    .join('');
  return terms;
}
