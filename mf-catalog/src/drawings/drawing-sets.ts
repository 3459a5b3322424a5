import type { ComponentType } from 'react';

const screen: Size = [720, 440];
const certificate: Size = [840, 594];

const sizes: Readonly<Partial<Record<DrawingName, Size>>> = {
  'card/business-case': [460, 362],
  'card/financial-statement': [460, 362],
  'card/data-flow': [460, 362],
  'card/user-story': [460, 334],
  'card/form': [460, 362],
  'card/database': [460, 362],
  'card/api': [460, 334],
  'card/issue': [460, 418],
  'card/business-case-narrow': [340, 530],
  'card/financial-statement-narrow': [340, 474],
  'card/data-flow-narrow': [340, 530],
  'card/user-story-narrow': [340, 474],
  'card/form-narrow': [340, 530],
  'card/database-narrow': [340, 390],
  'card/api-narrow': [340, 474],
  'card/issue-narrow': [340, 502],
  'emblem/plain': [360, 360],
  'map/wide': [700, 472],
  'map/narrow': [336, 390],
};

/** By the second part of their name. */
export type DrawingSet = Readonly<Record<string, ComponentType>>;

/** Each set is a chunk of its own. */
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

/** `form/editor` */
export type DrawingName = {
  [Set in SetName]: `${Set}/${NameIn<Awaited<ReturnType<(typeof drawingSets)[Set]>>['default']>}`;
}[SetName];

type NameIn<Drawings> = keyof Drawings & string;

export const isSetName = (name: string): name is SetName => Object.hasOwn(drawingSets, name);

type Size = readonly [width: number, height: number];

export const drawingSize = (name: DrawingName): Size =>
  name.startsWith('certificate/') ? certificate : (sizes[name] ?? screen);
