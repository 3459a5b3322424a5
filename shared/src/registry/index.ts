export { checkRegistry } from './check-registry.ts';
export {
  type DeferredModule,
  type DocumentData,
  type InitialData,
  type LinkedFile,
  type PageTarget,
  type PrerenderedPage,
  type PrerenderRequest,
  type SearchEntry,
  type ShellModule,
  type StartedRequest,
  searchPath,
} from './document.ts';
export {
  type AreaChunk,
  type AreaDescription,
  type AreaRelease,
  type ModuleRef,
  moduleKey,
  type NeededModule,
  type ProvidedModule,
  type Registry,
  type ReleaseFile,
  type ShellDescription,
  type ShellRelease,
} from './registry.ts';
export {
  firstSegment,
  hasPagesBelow,
  type LinkedFiles,
  linkedFiles,
  linkedFilesPath,
  registryPart,
  registryPartPath,
  registryPath,
} from './registry-part.ts';
export {
  documentTiming,
  type FailureKind,
  type FailureReport,
  failureKinds,
  failuresPath,
  type VitalName,
  type VitalsReport,
  vitalNames,
  vitalsPath,
} from './reports.ts';
