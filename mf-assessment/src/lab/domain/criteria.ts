import { bank } from '../../assessment/bank.ts';

/** Name and category of a criterion of the bank. @throws for an id that the bank lacks. */
export function criterionOf(id: number): NamedCriterion {
  const found = criteria.get(id);
  if (!found) throw new Error(`There is no criterion ${id}.`);
  return found;
}

const criteria = new Map(
  bank.flatMap(({ categories }) =>
    categories.flatMap(({ name: category, topics }) =>
      topics.map(({ id, name, meaning }): [number, NamedCriterion] => [id, { name, meaning, category }]),
    ),
  ),
);

interface NamedCriterion {
  name: string;
  /** What the bank says it means. */
  meaning: string;
  category: string;
}
