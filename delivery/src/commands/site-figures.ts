import type { Registry } from '@agile-languages/shared/registry';
import { type AreaStatus, type ReleaseStatus, siteStatus } from '../store/site-status.ts';
import type { Store } from '../store/store.ts';

/** In the format of Prometheus. */
export async function siteFigures(store: Store, registry: Registry): Promise<string> {
  const { revision, areas, alerts } = await siteStatus(store, registry);
  const releases = areas.flatMap(releasesOf);
  const each = (values: (release: ReleaseInUse) => readonly (readonly [string, number])[]) =>
    releases.flatMap((used) =>
      values(used).map(
        ([labels, value]) => [`area="${used.area}",release="${used.status.release}"${labels}`, value] as const,
      ),
    );
  return [
    figure('site_revision', 'gauge', 'Revision of the registry that is live.', [['', revision]]),
    figure(
      'area_owner',
      'gauge',
      'Team that answers for an area, and where it is reached.',
      areas.map(({ name, owner = '', contact = '' }) => [
        `area="${name}",owner="${escaped(owner)}",contact="${escaped(contact)}"`,
        1,
      ]),
    ),
    figure(
      'release_share_percent',
      'gauge',
      'Hundredths of the visitors who get a release.',
      each(({ share }) => [['', share]]),
    ),
    figure(
      'release_documents_total',
      'counter',
      'Documents with a part of a release that browsers have opened.',
      each(({ status }) => [['', status.views]]),
    ),
    figure(
      'release_failing_networks',
      'gauge',
      'Networks from which browsers have reported failures of a release, by kind.',
      each(({ status }) => Object.entries(status.failures).map(([kind, count]) => [`,kind="${kind}"`, count])),
    ),
    figure(
      'release_failing_percent',
      'gauge',
      'Networks of a hundred from which browsers have reported failures of a release.',
      each(({ status: { failureRate } }) => (failureRate === undefined ? [] : [['', failureRate]])),
    ),
    figure('site_alerts', 'gauge', 'What the operator has to look at: npm run status.', [['', alerts.length]]),
    figure(
      'release_vital_p75',
      'gauge',
      'Bound that three of four networks are within: lcp and inp in milliseconds, cls.',
      each(({ status }) =>
        Object.entries(status.vitals).map(([name, bound]) => [`,vital="${name}"`, bound ?? Number.POSITIVE_INFINITY]),
      ),
    ),
  ].join('');
}

const escaped = (text: string) => text.replaceAll(/[\\"]/g, '\\$&');

interface ReleaseInUse {
  area: string;
  share: number;
  status: ReleaseStatus;
}

function releasesOf(area: AreaStatus): ReleaseInUse[] {
  const { name, canary } = area;
  const live = { area: name, share: 100 - (canary?.share ?? 0), status: area };
  return canary ? [live, { area: name, share: canary.share, status: canary }] : [live];
}

function figure(name: string, type: string, help: string, values: readonly (readonly [string, number])[]): string {
  const lines = values.map(([labels, value]) => `${name}${labels && `{${labels}}`} ${textOf(value)}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

const textOf = (value: number) => (Number.isFinite(value) ? String(value) : '+Inf');
