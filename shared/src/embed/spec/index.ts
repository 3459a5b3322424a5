/**
 * Everything a partner can set on an element and get from it: the one source of the options of `mount`, the observed
 * attributes, the types for partners, the custom-elements manifest, the playground and the tables of the partner guide.
 * Additive only, as `/embed/v1/` is.
 */
export { type CardField, cardFields, cardsPart } from './card-fields.ts';
export {
  contractText,
  type EmbedContract,
  expectNothingMissing,
  majorOf,
  nextContract,
  parseContract,
} from './contract.ts';
export { contractLines } from './contract-lines.ts';
export { countedAddress } from './counted-address.ts';
export { elementSpecs } from './elements.ts';
export { elementsManifest } from './elements-manifest.ts';
export { type ErrorSpec, errorCodes } from './errors.ts';
export { type FramedView, framedAttributes, framedView, oembedPath } from './framed-view.ts';
export { methodSpecs, propertySpecs, slotSpecs } from './members.ts';
export { moduleFor } from './module-for.ts';
export { optionName } from './option-name.ts';
export { popup } from './popup.ts';
export { type PreviewHost, previewContainerId, previewHosts } from './preview-hosts.ts';
export { type SizeSpec, sizeSpecs } from './sizes.ts';
export type { AttributeSpec, ElementSpec, EventSpec, MemberSpec, ShapeSpec, TypedMemberSpec } from './spec-types.ts';
export { type TokenSpec, tokenPairs, tokenSpecs } from './tokens.ts';
