/**
 * Drawings that more than one area shows, small components that draw from data. SVG attributes only, no styles of their own;
 * colours are the kit's tokens, so every drawing follows the appearance.
 */

// Drawing

export { Arrow, type Point } from './primitives/arrow.tsx';
export { Drawing } from './primitives/drawing.tsx';
export { MarkAt } from './primitives/mark-at.tsx';
export { paint, type Token } from './primitives/paint.ts';
export { Box, Pen, Rule } from './primitives/strokes.tsx';
export { Words } from './primitives/words.tsx';
export { wrapText } from './primitives/wrap-text.ts';

// Cards

export { type SpecimenCut, specimenSize } from './specimen-card/layout.ts';
export { SpecimenCard } from './specimen-card/specimen-card.tsx';
export { type Specimen, type SpecimenKind, specimenKinds, specimens } from './specimen-card/specimens.ts';

// People and partners

export { Portrait } from './portrait/portrait.tsx';
