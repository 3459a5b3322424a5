import type { Explanation } from '../rule.ts';

const another =
  'It reads the whole line, and wants another way to the same: a button, a menu, a place where it stands as well.';
const named = (words: string) => `It looks for ${words}. A form that has no use for this type is not asked about it.`;

export const formExplanations: Readonly<Record<string, Explanation>> = {
  86: {
    why: 'It reads a line “purpose:”, a sentence such as “this form lets a tenant …”, or the sentence after the title.',
    pass: 'Form: New volunteer\nPurpose: the food bank learns who can help on which day.',
    fail: 'The customer form',
  },
  87: {
    why: 'It looks for “opened by” or “open it from” with a role and a place. Everyone and users are no roles.',
    pass: 'Opened by: drivers, from the list of their tour.',
    fail: 'Everyone can open it.',
  },
  88: {
    why: 'It looks for reading order, tab order, columns, or where Tab goes. “A clear layout” has no order.',
    pass: 'Tab goes through the left column first.',
    fail: 'It has a clear layout.',
  },
  89: {
    why: 'It looks for groups or sections with names, or for two headings with inputs in a list below each.',
    pass: 'There are two sections: Old address and New address.',
    fail: 'The inputs are grouped logically.',
  },
  90: {
    why: 'It looks for “every input has a label” and for where labels stand. “Meaningful labels” says neither.',
    pass: 'Labels stand above the inputs.',
    fail: 'Labels are self-explanatory.',
  },
  91: {
    why: 'It looks for all three: what is shown while it loads, when there is nothing, and when it fails.',
    pass: 'Loading: five grey lines\nEmpty: “You have no invoices yet.”\nError: “They could not be read. Try again.”',
    fail: 'Loading: five grey lines',
  },
  92: {
    why: 'It looks for onclick, “is clicked”, “is pressed”, “clicking”, “on saving”, “Save:” and a verb that says what happens.',
    pass: 'When Pay is clicked, the receipt opens.',
    fail: 'When Pay is clicked, the appropriate action happens.',
  },
  93: {
    why: 'It looks for onchange, or “when … changes”, “is chosen”, “is set to” and a verb that says what follows.',
    pass: 'When Reason changes to stolen, the input Police number appears.',
    fail: 'Other fields are updated accordingly.',
  },
  94: {
    why: 'It looks for onload or “when the form opens” and what is fetched or filled in. “The data” is nothing one can check.',
    pass: 'When the form opens, the tour of today is fetched.',
    fail: 'onload: data.',
  },
  95: {
    why: another,
    pass: 'Double-click on a row: opens the member, the same as the link in the row.',
    fail: 'A double click zooms in.',
  },
  96: {
    why: another,
    pass: 'Hovering shows the price, which is also in the list below.',
    fail: 'Hovering shows the price.',
  },
  97: {
    why: another,
    pass: 'A right click opens Copy; it is in the menu as well.',
    fail: 'A right click opens Copy.',
  },
  98: {
    why: 'It looks for saves, writes, adds or inserts with the name of a table.',
    pass: 'It writes a row to the table pause and returns its number.',
    fail: 'Saving stores all data.',
  },
  99: {
    why: 'It looks for which row or record is changed, and for “meanwhile”, “somebody else”, a version or a conflict.',
    pass: 'The row with this number is updated: update the row; if somebody else has changed it meanwhile, both are shown.',
    fail: 'Records can be updated.',
  },
  100: {
    why: 'It looks for delete or remove with a question before, or a way back after. “Nothing can be deleted” counts.',
    pass: 'Delete: asks “Really remove it?”, and Undo brings it back.',
    fail: 'The row can be deleted.',
  },
  101: {
    why: 'It looks for approval with the role that gives it.',
    pass: 'It goes to the head of purchasing for approval; she sees the sum.',
    fail: 'The form needs approval.',
  },
  102: {
    why: 'It looks for the name of an API, such as pauseDelivery, or a method and a path.',
    pass: 'It calls POST /payments with the amount.',
    fail: 'The backend is called.',
  },
  103: {
    why: 'It looks for “opens the form …” with an id, a number or another key.',
    pass: 'It opens the form Supplier with the number of the request.',
    fail: 'It opens another form.',
  },
  104: {
    why: 'It looks for a sentence in quotation marks with a place or a time beside it.',
    pass: '“We search from 14:00.” is shown above the form until it is closed.',
    fail: 'A success message is shown.',
  },
  105: { why: named('edit line, text box, text field or single-line'), pass: 'Name (Edit Line)', fail: 'Name' },
  106: { why: named('select box, drop-down or combo box'), pass: 'Country (Select Box)', fail: 'Country' },
  107: { why: named('data picker or date picker'), pass: 'From (Data Picker)', fail: 'From' },
  108: { why: named('time picker'), pass: 'At (Time Picker)', fail: 'At' },
  109: { why: named('check box or tick box outside rows'), pass: 'Call me (Check Box)', fail: 'Call me' },
  110: {
    why: named('file picker or file upload, with types and a size'),
    pass: 'Scan (File Picker): PDF, at most 5 MB',
    fail: 'Scan (File Picker)',
  },
  111: { why: named('radio button'), pass: 'Who moves (Radio Button): me, all of us', fail: 'Who moves' },
  112: {
    why: named('image as a type, with its text alternative'),
    pass: 'Sketch (Image), alternative text: where the cars stood',
    fail: 'Sketch (Image)',
  },
  113: { why: named('label as a type'), pass: 'Total (Label)', fail: 'Total' },
  114: { why: named('textarea or multi-line'), pass: 'Remark (Textarea)', fail: 'Remark' },
  115: {
    why: named('inner check box, or a check box in each row'),
    pass: 'Sold out (Inner Check Box)',
    fail: 'Sold out',
  },
  116: { why: named('button with the words on it'), pass: 'Close box (Button)', fail: 'Button' },
  117: {
    why: named('link with the place it goes to'),
    pass: '“Terms” (hyperlink to the page Terms)',
    fail: 'Help (Hyperlink)',
  },
  118: { why: named('video as a type, with captions'), pass: 'Safety (Video): captions', fail: 'Safety (Video)' },
  119: { why: named('group or frame as a type'), pass: 'Allergens (Group)', fail: 'Allergens' },
  120: {
    why: named('table as a type, with what a row stands for'),
    pass: 'Dishes (Table): one row per dish',
    fail: 'Dishes (Table)',
  },
};
