import type { ComponentType } from 'react';

/** The drawings of one set by the second part of their name. */
export type DrawingSet = Readonly<Record<string, ComponentType>>;

/** Code of each set, fetched by itself. */
export const drawingSets = {
  card: () => import('./cards.tsx'),
  certificate: () => import('./certificate/certificates.tsx'),
  emblem: () => import('./emblem.tsx'),
  map: () => import('./map/zone-maps.tsx'),
  product: () => import('./product/product-screens.tsx'),
  statement: () => import('./statement/statement-screens.tsx'),
  money: () => import('./money/money-screens.tsx'),
  form: () => import('./form/form-screens.tsx'),
  story: () => import('./story/story-screens.tsx'),
  flow: () => import('./flow/flow-screens.tsx'),
  management: () => import('./management/management-screens.tsx'),
  data: () => import('./data/data-screens.tsx'),
  programming: () => import('./programming/programming-screens.tsx'),
} as const satisfies Record<string, () => Promise<{ default: DrawingSet }>>;

export type SetName = keyof typeof drawingSets;

/** A drawing by its set and its name there, `form/editor`. */
export type DrawingName = {
  [Set in SetName]: `${Set}/${NameIn<Awaited<ReturnType<(typeof drawingSets)[Set]>>['default']>}`;
}[SetName];

type NameIn<Drawings> = keyof Drawings & string;

export const isSetName = (name: string): name is SetName => Object.hasOwn(drawingSets, name);
