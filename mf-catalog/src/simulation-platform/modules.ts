/** In the order of the platform. */
export const modules = [
  'Project Details',
  'Business Case Card',
  'Data Flow Diagram',
  'User Story Card',
  'Database Card',
  'API Card',
  'Form Editor',
  'SQL Editor',
  'User Story Management',
  'Data Flow Management',
  'Issue Management',
] as const;

export type ModuleName = (typeof modules)[number];

/** From 1; 0 for an unknown name. */
export const moduleNumber = (name: string): number => (modules as readonly string[]).indexOf(name) + 1;
