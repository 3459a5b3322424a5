import { delivery } from '@agile-languages/e2e/src/places.ts';
import { type RunResult, run } from '@agile-languages/e2e/src/run.ts';
import { type SiteFolders, siteEnv } from '@agile-languages/e2e/src/site/start-site.ts';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import type { Registry } from '@agile-languages/shared/registry';
import type { DrillArea } from './pack-candidates.ts';

export interface DrillSite {
  origin: string;
  folders: SiteFolders;
  /** Of the commands. */
  settings?: Readonly<Record<string, string>>;
}

export interface Change {
  kind: ReleaseStep['kind'];
  milliseconds: number;
  fault?: string;
}

export const siteCommand = ({ origin, folders, settings }: DrillSite, args: readonly string[]): Promise<RunResult> =>
  run(pinnedNode, [delivery, ...args], { env: { ...siteEnv(folders, origin), ...settings } });

export const liveReleases = async ({ origin }: DrillSite): Promise<Registry> =>
  (await fetch(`${origin}/registry.json`)).json();

export function releaseMachine(
  site: DrillSite,
  candidates: Readonly<Record<string, string>>,
  areas: readonly DrillArea[],
  first: Registry,
): () => Promise<Change> {
  let count = 0;
  return async () => {
    const area = areas[count % areas.length] ?? 'catalog';
    const steps = releaseSteps(area, candidates[area] ?? '');
    const step = steps[Math.floor(count / areas.length) % steps.length];
    count += 1;
    if (!step) throw new Error('There is no step.');
    const { kind, args, isCandidateLive } = step;
    const start = performance.now();
    const { code, output } = await siteCommand(site, args);
    const change = { kind, milliseconds: performance.now() - start };
    if (code !== 0) return { ...change, fault: `${args.join(' ')} ended with ${code}: ${output}` };
    const release = (await liveReleases(site)).areas[area]?.release;
    const isLive = release !== first.areas[area]?.release;
    if (isLive === isCandidateLive) return change;
    return { ...change, fault: `${args.join(' ')}: live of ${area} is ${release}. ${output}` };
  };
}

interface ReleaseStep {
  kind: 'release' | 'rollback' | 'canary' | 'promote' | 'abort';
  args: readonly string[];
  isCandidateLive: boolean;
}

function releaseSteps(area: DrillArea, candidate: string): readonly ReleaseStep[] {
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
