/**
 * What a feature needs to be shown on a partner's page: the mount function made of a view, and its types.
 * Bundled into the standalone modules only; nothing of it reaches the site's own pages.
 */
export { createMount } from './create-mount.tsx';
export { embedApiBase, embedFileBase, siteOrigin } from './site.ts';
export { siteAddress } from './site-address.ts';
export { speakIn } from './speak-in.ts';
export type { CardField } from './spec/card-fields.ts';
export type {
  EmbedEvents,
  EmbedFault,
  EmbedHandle,
  EmbedOptions,
  Emit,
  LabResult,
  MeterResult,
  Mount,
  NeedsResult,
  OnEvent,
} from './spec/types.ts';
export type { ViewControl, ViewProps } from './view-props.ts';
export type { Speak, WordFiles } from './words.ts';
