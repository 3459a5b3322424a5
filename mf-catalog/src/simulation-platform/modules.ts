/** The eleven modules of the Simulation Platform, in their order there. */
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

/** Number of a module on the platform, counted from 1; 0 for a name that is none of them. */
export const moduleNumber = (name: string): number => (modules as readonly string[]).indexOf(name) + 1;
