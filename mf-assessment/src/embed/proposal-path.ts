import { paths } from '@agile-languages/shared/paths';
import { encodeMarks } from '../assessment/selection-code.ts';
import type { Judgement } from '../lab/domain/judge.ts';
import { proposalOf } from '../lab/domain/proposal.ts';

export const proposalPath = (judgement: Judgement): string =>
  paths.meterProposal(encodeMarks(proposalOf(judgement, undefined)));
