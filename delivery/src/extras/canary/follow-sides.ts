import { UserError } from '@agile-languages/shared/errors';
import type { ActivateOptions } from '../../activate/activate-options.ts';
import { prepareRevision } from '../../activate/prepare-revision.ts';
import { line } from '../../output.ts';
import { appendHistory } from '../../store/history.ts';
import { readRegistry, releaseIn } from '../../store/registry.ts';
import { endSide, readSides, type SideRevision, sideFolder } from '../../store/side-revisions.ts';
import { keepSide, tidySides } from './serve-beside.ts';

/** It ends when it does not fit: no release waits for a canary of another team. */
export async function followSides(options: ActivateOptions): Promise<void> {
  const { store, ends, retires } = options;
  await tidySides(store);
  const registry = await readRegistry(store);
  for (const side of (await readSides(store)).filter(({ kind }) => kind === 'canary')) {
    const isOver = side.id === ends || side.name === retires;
    if (!isOver && releaseIn(registry, side.name) !== side.release) await follow(options, side);
    await endSide(store, side);
  }
}

async function follow(options: ActivateOptions, side: SideRevision): Promise<void> {
  const { store, config, api, limits, note, content, signersOf } = options;
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
        signersOf,
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
