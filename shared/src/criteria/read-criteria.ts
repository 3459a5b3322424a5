/** Parses the criteria of one Language: its categories in order, each with its topics. */
export function readCriteria(text: string): CriteriaGroup[] {
  return text
    .trim()
    .split('# ')
    .slice(1)
    .map((group) => {
      const [name = '', ...lines] = group.trim().split('\n');
      return { name, topics: lines.map(readCriterion) };
    });
}

function readCriterion(line: string): Criterion {
  const [, id, score, name = '', meaning = ''] = /^(\d+) (\d+) (.+) \| (.+)$/.exec(line) ?? [];
  return { id: Number(id), score: Number(score), name, meaning };
}

/** One category of the bank. */
export interface CriteriaGroup {
  name: string;
  topics: readonly Criterion[];
}

/** A topic of the assessment bank. */
export interface Criterion {
  /** Never changes and is never used again: shared links contain it. */
  id: number;
  name: string;
  /** Whole number, never shown; 100 per Language. */
  score: number;
  /** What it means that this topic is on. */
  meaning: string;
}
