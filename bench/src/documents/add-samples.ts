import { openDatabase } from '@agile-languages/api/testing';

/** One statement can add so many rows within its time limit. */
const portion = 500;

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
    for (let start = 0; start < count; start += portion) {
      const indexes = Array.from({ length: Math.min(portion, count - start) }, (_, index) => from + start + index);
      await db.insertInto('samples').values(indexes.map(rowOf)).execute();
    }
  } finally {
    await db.destroy();
  }
}

export async function renameSample(file: string, id: string, name: string): Promise<void> {
  const db = await openDatabase({ file });
  try {
    await db.updateTable('samples').set({ name }).where('id', '=', id).execute();
  } finally {
    await db.destroy();
  }
}
