import type { TextKind } from '../rules/rule.ts';
import type { KindRules } from './kind-rules.ts';
import { storyKind } from './story-kind.ts';

export async function loadKind(kind: TextKind): Promise<KindRules> {
  if (kind === 'api') return (await import('./api-kind.ts')).apiKind;
  if (kind === 'form') return (await import('./form-kind.ts')).formKind;
  if (kind === 'flow') return (await import('./flow-kind.ts')).flowKind;
  if (kind === 'business') return (await import('./business-kind.ts')).businessKind;
  if (kind === 'none') return (await import('./none-kind.ts')).noneKind;
  return storyKind;
}
