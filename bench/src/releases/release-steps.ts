import type { DrillArea } from './pack-candidates.ts';

/** One change of what is live of an area. */
export interface ReleaseStep {
  kind: 'release' | 'rollback' | 'canary' | 'promote' | 'abort';
  args: readonly string[];
  /** Whether the candidate is live for everybody afterwards. */
  isCandidateLive: boolean;
}

/** What a team does with its area, again and again: the end is as the beginning. */
export function releaseSteps(area: DrillArea, candidate: string): readonly ReleaseStep[] {
  const step = (kind: ReleaseStep['kind'], isCandidateLive: boolean, ...args: string[]) => ({
    kind,
    isCandidateLive,
    args: [...args, '--why', 'drill'],
  });
  const release = ['release', candidate, '--again'];
  return [
    step('release', true, ...release),
    step('rollback', false, 'rollback', area),
    step('canary', false, ...release, '--canary', '30'),
    step('promote', true, 'promote', area),
    step('rollback', false, 'rollback', area),
    step('canary', false, ...release, '--canary', '20'),
    step('abort', false, 'abort', area),
  ];
}
