/**
 * Drawings that more than one area shows, small components that draw from data. SVG attributes only, no styles of their own;
 * colours are the kit's tokens, so every drawing follows the appearance.
 */

// Drawing

export { Drawing, MarkAt, paint, type Token, Words, wrapText } from './primitives.tsx';
export { Arrow, Box, Pen, type Point, Rule } from './strokes.tsx';

// Cards

export { type Specimen, type SpecimenKind, specimenKinds, specimens } from '../content/specimens.ts';
export { SpecimenCard } from './specimen-card.tsx';
export { type SpecimenCut, specimenSize } from './specimen-layout.ts';

// People and partners

export { Portrait } from './portrait.tsx';
