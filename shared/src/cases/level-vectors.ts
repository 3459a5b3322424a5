/** Case, what is switched off (`Language > category > topic`, or less of it), and the level in percent that is left. */
export const levelVectors: readonly (readonly [number: number, off: readonly string[], level: number])[] = [
  [1, ['Money > Segmentation'], 80],
  [1, ['Money > Digital Service > Delivery channel'], 98],
  [2, ['Form > Input Types'], 97],
  [2, ['Form > Event Action > Onclick'], 103],
  [2, ['Money > Segmentation > Segment size'], 104],
  [3, ['Data Oriented Programming > Core Concept'], 83],
  [3, ['User Story > Manual Description > Mask'], 89],
  [3, ['Money', 'Data Flow', 'User Story', 'Form', 'User Story Management', 'Data Oriented Programming'], 0],
  [4, ['User Story > Input'], 85],
  [5, ['Data Flow > Master Data Flow > Link to user stories'], 98],
  [6, ['User Story > Manual Description', 'Money > Competitor'], 88],
  [7, ['User Story Management > Issue Management'], 88],
  [8, ['User Story > User Story > Definition of done', 'Money > Digital Service > Unit of sale'], 98],
];
