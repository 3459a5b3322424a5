import type { DrawingName } from './drawing-sets.ts';

type Size = readonly [width: number, height: number];

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
  'emblem/named': [620, 360],
  'emblem/plain': [360, 360],
  'map/wide': [700, 622],
  'map/narrow': [336, 390],
};

/** Width and height of a drawing. Certificates all have one size, and so have the screens of the Simulation Platform. */
export const drawingSize = (name: DrawingName): Size =>
  name.startsWith('certificate/') ? certificate : (sizes[name] ?? screen);
