import type { AreaDescription, PageTarget, Registry } from '@agile-languages/shared/registry';
import { refusalOf } from '../refusal.ts';
import { withContact } from '../release/team-of.ts';
import { releaseIn } from '../store/registry.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';

export interface PageFault {
  key: string;
  /** `catalog (Catalogue team, catalogue@languages.example)`. */
  owner: string;
  sentence: string;
}

export const sentenceOf = ({ key, owner, sentence }: PageFault): string =>
  `${key} of ${owner} stays as it was: ${sentence}`;

interface Found {
  key: string;
  area: string;
  sentence: string;
}

/** Collects what fails in pages of which others do not depend. */
export class Faults {
  private readonly found = new Map<string, Found>();
  private readonly tolerates: (target: PageTarget) => boolean;

  constructor(tolerates: (target: PageTarget) => boolean) {
    this.tolerates = tolerates;
  }

  /** @throws what failed when the command has to end with it */
  take(target: PageTarget, key: string, cause: unknown): void {
    if (!this.tolerates(target)) throw cause;
    const area = target.kind === 'area' ? target.area : 'shell';
    const sentence = refusalOf(cause, `${key} fails, so nothing has changed`)
      .message.replace(/,? ?(?:so n|N)othing has changed\.?/, '')
      .trim();
    this.found.set(key, { key, area, sentence });
  }

  async list({ store, registry }: { store: Store; registry: Registry }): Promise<PageFault[]> {
    return Promise.all(
      [...this.found.values()].map(async ({ key, area, sentence }) => {
        const read = readDescription<Partial<AreaDescription>>(store, area, releaseIn(registry, area) ?? '');
        return { key, owner: withContact(area, await read.catch(() => ({}))), sentence };
      }),
    );
  }
}
