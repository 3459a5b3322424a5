import { UserError } from '@agile-languages/shared/errors';
import { line } from '../progress.ts';
import { appendHistory } from '../store/history.ts';
import { readRegistry, releaseIn } from '../store/registry-file.ts';
import { endSide, readSides, removeOldSides, type SideRevision, sideFolder } from '../store/side-revisions.ts';
import type { ActivateOptions } from './activate-options.ts';
import { prepareRevision } from './prepare-revision.ts';
import { keepSide } from './serve-beside.ts';

/**
 * Makes every canary again, on top of what is live now. One that has become live itself ends, and so does one that was
 * aborted or does not fit any more: no release waits for a canary of another team. A preview stays as it was made.
 */
export async function followSides(options: Omit<ActivateOptions, 'releases'>): Promise<void> {
  const { store, ends } = options;
  await removeOldSides(store);
  const registry = await readRegistry(store);
  for (const side of (await readSides(store)).filter(({ kind }) => kind === 'canary')) {
    if (side.id !== ends && releaseIn(registry, side.name) !== side.release) await follow(options, side);
    await endSide(store, side);
  }
}

async function follow(options: Omit<ActivateOptions, 'releases'>, side: SideRevision): Promise<void> {
  const { store, config, api, limits, note, content } = options;
  const hasNewData = note.kind === 'content' || note.kind === 'prerender';
  const { name, release, id: _, ...kept } = side;
  try {
    await prepareRevision(
      {
        store,
        config,
        api,
        releases: { [name]: release },
        note: { kind: 'release', why: side.why },
        removes: true,
        ...(!hasNewData && { back: { name, folder: sideFolder(store, side) } }),
        ...(content && { content }),
        ...(limits && { limits }),
      },
      'following',
      (prepared) => keepSide(store, prepared, { ...kept, name, release }),
    );
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause;
    const why = `does not fit what is live: ${cause.message}`;
    line(`The canary of ${name} has ended: it ${why}`);
    const revision = (await readRegistry(store))?.revision ?? 0;
    await appendHistory(store, { kind: 'abort', why, revision, changes: [], subject: name, beside: release });
  }
}
