/** What is fetched when a visitor asks for it: one file, because each costs all pages that load the area. */
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { pageStorage } from '../assessment/page-storage.ts';
import { decodeMarks, encodeMarks } from '../assessment/selection-code.ts';
import type { Judgement } from './domain/judge.ts';
import { namesOf } from './domain/outline.ts';
import { proposalOf } from './domain/proposal.ts';

export { checklistOf } from './domain/checklist.ts';
export { reasons } from './domain/reasons.ts';

const meter = pageStorage('meter');

/** Address of the meter with what the text shows put into the visitor's own answers. The text is no part of it. */
export function meterAddress(judgement: Judgement): string {
  const own = decodeMarks(meter.read() ?? '');
  return paths.meterProposal(encodeMarks(proposalOf(judgement, own.kind === 'read' ? own : undefined)));
}

/** Copies a link that opens the text with its result. @returns what to say of it: the link itself where pages may not copy */
export async function copyLink({ source, rules }: Judgement, off: ReadonlySet<string>): Promise<string> {
  const ids = [...namesOf(rules).keys()].filter((id) => off.has(id));
  const link = `${siteConfig().origin}${paths.labWith(source)}&as=${rules.kind}&off=${ids.join('.')}`;
  try {
    await navigator.clipboard.writeText(link);
    return `The link is copied. It opens your text with this result. The text is in the link; no server gets it.${lengthText(link)}`;
  } catch {
    return link;
  }
}

function lengthText({ length }: string): string {
  if (length <= longestLink) return '';
  return ` It has ${length.toLocaleString('en')} characters: mail and chats may cut it. Send the text then.`;
}

const longestLink = 2000;
