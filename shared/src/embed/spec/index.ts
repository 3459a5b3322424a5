/**
 * Everything a partner can say to an element and hear from it: source of the custom-elements manifest, of the playground
 * and of the partner guide. Additive only, as `/embed/v1/` is.
 */
export {
  type AttributeSpec,
  type ElementSpec,
  elementSpecs,
  type MemberSpec,
  methodSpecs,
  propertySpecs,
  slotSpecs,
} from './elements.ts';
export { type ErrorSpec, errorCodes } from './errors.ts';
export { type TokenSpec, tokenPairs, tokenSpecs } from './tokens.ts';
