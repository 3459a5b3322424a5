import type { Kysely, Selectable } from 'kysely';
import { type Author, createAuditRepository } from '../core/audit.ts';
import { jobsIn, ofStaff } from '../core/beside/run-beside.ts';
import { BeyondLimits } from '../core/beside/within.ts';
import type { Database } from '../database/schema.ts';
import { transact } from '../database/transact.ts';
import { HttpError } from '../http/error-answers.ts';
import { PictureFault } from './check-file.ts';
import type { FileStore } from './file-store.ts';
import type { FocalPoint } from './make-picture.ts';
import type { Purpose } from './picture-sizes.ts';

const pictureJob = jobsIn<typeof import('./picture-job.ts')>(new URL('./picture-job.ts', import.meta.url), 30);

export type Picture = Selectable<Database['pictures']>;

export function createPictureRepository(db: Kysely<Database>, store: FileStore, clock: () => Date) {
  const audit = createAuditRepository(db, clock);

  /** @throws {PictureFault} */
  async function add(given: Buffer, purpose: Purpose, author: Author, focus?: FocalPoint): Promise<Picture> {
    const { files, ...made } = await madeOf(given, purpose, author, focus);
    const picture = { ...made, purpose, createdAt: clock().toISOString(), createdBy: author.email };
    for (const { name, bytes } of files) await store.write(name, bytes).catch(unavailable);
    await transact(db, async (transaction) => {
      await transaction
        .insertInto('pictures')
        .values(picture)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      await audit.add({ ...author, action: 'picture brought in', subject: purpose, detail: made.id }, transaction);
    });
    return picture;
  }

  const read = (name: string) => store.read(name).catch(unavailable);

  return { add, read };
}

async function madeOf(given: Buffer, purpose: Purpose, author: Author, focus?: FocalPoint) {
  const outcome = await pictureJob('makeGiven', { given, purpose, focus }, ofStaff(author)).catch((error) => {
    if (error instanceof BeyondLimits)
      throw new PictureFault('The picture takes too long, or too much memory, to draw.', { cause: error });
    throw error;
  });
  if ('fault' in outcome) throw new PictureFault(outcome.fault);
  return outcome;
}

function unavailable(cause: unknown): never {
  throw new HttpError(503, cause);
}
