import type { CardKind } from '../rules/rule.ts';
import type { KindRules } from './kind-rules.ts';
import { storyKind } from './story-kind.ts';

/** The rules of a kind. Those of stories are there at once, others are loaded. @throws when they cannot be loaded. */
export async function loadKind(kind: CardKind): Promise<KindRules> {
  if (kind === 'api') return (await import('./api-kind.ts')).apiKind;
  if (kind === 'form') return (await import('./form-kind.ts')).formKind;
  if (kind === 'flow') return (await import('./flow-kind.ts')).flowKind;
  if (kind === 'business') return (await import('./business-kind.ts')).businessKind;
  return storyKind;
}
