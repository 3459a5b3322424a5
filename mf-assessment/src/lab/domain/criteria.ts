import { bank } from '../../assessment/bank.ts';

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
  meaning: string;
  category: string;
}
