import { type Specimen, type SpecimenKind, specimens } from '../content/specimens.ts';
import { wrapText } from './primitives.tsx';

export type SpecimenCut = 'wide' | 'narrow';

export const cuts = {
  wide: { width: 460, left: 20, valueAt: 148, right: 20, limit: 40, limitBesideAmount: 40 },
  narrow: { width: 340, left: 14, valueAt: 122, right: 12, limit: 23, limitBesideAmount: 16 },
} as const;

/** One ruled line of a card. */
export interface SpecimenLine {
  /** Base line of its text. */
  y: number;
  /** Shown name of the field; empty on further lines of a value. */
  label: string;
  value: string;
  /** Name of the field this line belongs to. */
  field: string;
  amount: string | undefined;
}

/** One line per rule. */
export function linesOf({ rows }: Specimen, cut: SpecimenCut): SpecimenLine[] {
  const { limit, limitBesideAmount } = cuts[cut];
  return rows
    .flatMap(([field, value, amount]) => {
      const segments = wrapText(value, amount ? limitBesideAmount : limit);
      return segments.map((segment, index) => ({
        label: index === 0 ? shortLabel(field, cut) : '',
        value: segment,
        field,
        amount: index === segments.length - 1 ? amount : undefined,
      }));
    })
    .map((line, index) => ({ ...line, y: 104 + index * 28 }));
}

export function specimenSize(kind: SpecimenKind, cut: SpecimenCut = 'wide'): { width: number; height: number } {
  return { width: cuts[cut].width, height: 138 + linesOf(specimens[kind], cut).length * 28 };
}

const shortLabel = (field: string, cut: SpecimenCut) => (cut === 'wide' ? field : (shorter[field] ?? field));

const shorter: Record<string, string> = {
  'acceptance criteria': 'acceptance',
  'operating expenses': 'expenses',
};
