import type { AreaDescription, Registry } from '@agile-languages/shared/registry';
import { plain } from '../output.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { releaseIn } from '../store/registry.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';
import { withContact } from '../store/team-of.ts';

export interface PageFault {
  key: string;
  /** `catalog (Catalogue team, catalogue@languages.example)`. */
  owner: string;
  sentence: string;
}

export const sentenceOf = ({ key, owner, sentence }: PageFault): string =>
  `${key} of ${owner} stays as it was: ${sentence}`;

/** Nothing has changed, and these pages could not. */
export class PagesLeft extends Refusal {}

interface Found {
  key: string;
  areas: readonly string[];
  sentence: string;
}

/** None: the shell. */
export type Tolerates = (areas: readonly string[]) => boolean;

interface FaultOptions {
  store: Store;
  registry: Registry;
  tolerates: Tolerates;
  /** Whoever releases an area knows whose it is. */
  released?: readonly string[] | undefined;
}

export class Faults {
  private readonly found = new Map<string, Found>();
  private readonly options: FaultOptions;

  constructor(options: FaultOptions) {
    this.options = options;
  }

  add(key: string, areas: readonly string[], cause: unknown): void {
    this.found.set(key, { key, areas, sentence: this.sentence(key, cause) });
  }

  async take(key: string, areas: readonly string[], cause: unknown): Promise<void> {
    if (this.options.tolerates(areas)) return this.add(key, areas, cause);
    const { released = [] } = this.options;
    if (areas.length === 0 || (key !== '/' && areas.every((area) => released.includes(area)))) throw cause;
    const { message } = refusalOf(cause, `${key} fails, so nothing has changed`);
    const part = key === '/' ? 'section' : 'page';
    throw new Refusal(`${message} What fails is a ${part} of ${await this.ownerOf(areas)}.`, { cause });
  }

  /** Which page fails first is a matter of chance. */
  list(): Promise<PageFault[]> {
    const sorted = [...this.found.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
    return Promise.all(
      sorted.map(async ({ key, areas, sentence }) => {
        return { key, owner: await this.ownerOf(areas.length > 0 ? areas : ['shell']), sentence };
      }),
    );
  }

  private sentence(key: string, cause: unknown): string {
    const { message } = refusalOf(cause, `${key} fails, so nothing has changed`);
    return plain(message.replace(/,? ?(?:so n|N)othing has changed\.?/, '')).trim();
  }

  private async ownerOf(areas: readonly string[]): Promise<string> {
    const { store, registry } = this.options;
    const owners = areas.map(async (area) => {
      const read = readDescription<Partial<AreaDescription>>(store, area, releaseIn(registry, area) ?? '');
      return withContact(area, await read.catch(() => ({})));
    });
    return (await Promise.all(owners)).join(' and ');
  }
}
