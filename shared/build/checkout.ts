/** What commands have to know of the checkout that they run in: its areas, and the Node that it brings along. */
export { areaFolder, areaNames } from './areas.ts';
export { pinnedNode, underPinnedNode } from './pinned-node.ts';
