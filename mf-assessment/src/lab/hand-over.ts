import { paths } from '@agile-languages/shared/paths';
import { pageStorage } from '../assessment/page-storage.ts';
import { decodeMarks, encodeMarks } from '../assessment/selection-code.ts';
import type { Judgement } from './domain/judge.ts';
import { proposalOf } from './domain/proposal.ts';

const meter = pageStorage('meter');

/** Address of the meter with what the text shows put into the visitor's own answers. The text is no part of it. */
export function meterAddress(judgement: Judgement): string {
  const own = decodeMarks(meter.read() ?? '');
  return paths.meterProposal(encodeMarks(proposalOf(judgement, own.kind === 'read' ? own : undefined)));
}
