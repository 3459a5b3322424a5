export const inputTypes = {
  'Edit Line': 'One line of typed text.',
  'Select Box': 'One choice from a list.',
  'Data Picker': 'A date chosen or typed.',
  'Time Picker': 'A time chosen or typed.',
  'Check Box': 'Yes or no, independent of others.',
  'File Picker': 'A file, with its types and size limit.',
  'Radio Button': 'One choice among few, all visible.',
  Image: 'A picture with its text alternative.',
  Label: 'Text that is shown and never entered.',
  Textarea: 'Several lines of typed text.',
  'Inner Check Box': 'A check box inside a row or a list item.',
  Button: 'Starts an action, named by a verb.',
  Hyperlink: 'Goes to a place, named by the place.',
  Video: 'A recording with captions.',
  Group: 'A frame around inputs that belong together.',
  Table: 'Rows and columns, with what a row stands for.',
} as const;

export const eventActions = ['Onclick', 'Onchange', 'Onload', 'Ondblclick', 'Onmouseover', 'Onrightclick'] as const;

export const manualDescription = {
  'Is Required': 'It is stated whether the input may be left empty.',
  'Is Unique': 'It is stated whether two records may share the value.',
  'Is Editable': 'It is stated whether the value may change after saving.',
  'Is Integer': 'Whole numbers only, or not.',
  'Is Float': 'Decimals allowed, and how many.',
  'Is Dropdown': 'The value comes from a list, and where the list lives.',
  'Is Readonly': 'Shown but never typed.',
  'Maximum/Minimum length': 'Shortest and longest accepted text.',
  'Date/Time format': 'One format for entry, one for display.',
  'Default value': 'What is there before anybody types.',
  Placeholder: 'The hint inside an empty input, never the label.',
  Mask: 'The shape imposed while typing, such as a phone number.',
  'Success message': 'What is said when it worked.',
  'Warning message': 'What is said when it may go wrong.',
  'Error message': 'What is said when it failed, and what to do next.',
} as const;

export const asThirdTopic = (terms: Readonly<Record<string, string>>): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(terms).map(([term, meaning]) => [term, [meaning]]));
