import type { Kysely, Selectable } from 'kysely';
import { type Author, createAuditRepository } from '../core/audit.ts';
import type { Database } from '../database/schema.ts';
import { createSerialiser } from '../security/serialise-by-key.ts';
import type { FileStore } from './file-store.ts';
import { makePicture } from './make-picture.ts';
import type { Purpose } from './picture-sizes.ts';

export type Picture = Selectable<Database['pictures']>;

export function createPictureRepository(db: Kysely<Database>, store: FileStore, clock: () => Date) {
  const audit = createAuditRepository(db, clock);
  const oneByOne = createSerialiser();

  /** One picture at a time, because each may take 160 MB. @throws {PictureFault} */
  const add = (given: Buffer, purpose: Purpose, author: Author): Promise<Picture> =>
    oneByOne('pictures', async () => {
      const { files, ...made } = await makePicture(given, purpose);
      const picture = { ...made, purpose, createdAt: clock().toISOString(), createdBy: author.email };
      for (const { name, bytes } of files) await store.write(name, bytes);
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('pictures')
          .values(picture)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
        await audit.add({ ...author, action: 'picture brought in', subject: purpose, detail: made.id }, transaction);
      });
      return picture;
    });

  const read = (name: string) => store.read(name);

  return { add, read };
}
