/** Structured data that pages of several areas have in their heads (schema.org). */
export { breadcrumbs } from './breadcrumbs.json-ld.ts';
export { courseInstance } from './course-instance.json-ld.ts';
export { itemList } from './item-list.json-ld.ts';
