import { inPortions, openDatabase } from '@agile-languages/api/testing';

/** Adds samples to a database of the demonstration, spread over its Languages and experts. Each has a page of its own. */
export async function addSamples(file: string, from: number, count: number): Promise<void> {
  const db = await openDatabase({ file });
  try {
    const languages = await db.selectFrom('languages').select('id').execute();
    const experts = await db.selectFrom('experts').select('id').execute();
    const rowOf = (index: number) => ({
      id: String(1_000_000 + index),
      languageId: languages[index % languages.length]?.id ?? '',
      expertId: experts[index % experts.length]?.id ?? '',
      projectId: `P-${index}`,
      name: `Sample ${index}`,
      description: 'Words about this sample. '.repeat(12),
      enrolmentDate: '20261101',
    });
    await inPortions(count, (indexes) => {
      const rows = indexes.map((index) => rowOf(from + index));
      return db.insertInto('samples').values(rows).execute();
    });
  } finally {
    await db.destroy();
  }
}

/** Gives a sample another name. */
export async function renameSample(file: string, id: string, name: string): Promise<void> {
  const db = await openDatabase({ file });
  try {
    await db.updateTable('samples').set({ name }).where('id', '=', id).execute();
  } finally {
    await db.destroy();
  }
}
