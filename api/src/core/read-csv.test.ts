import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const known = ['name', 'price', 'note'];
const columns = {
  of: (title: string) => known.find((name) => name === title.toLowerCase()),
  titles: ['Name', 'Price', 'Note'],
};
const read = (file: string | Buffer) => readCsv(Buffer.from(file), columns);
const cellsIn = (file: string | Buffer) => read(file).rows.map(({ cells }) => cells);

const latin = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string, mark = '\ufeff') => Buffer.from(mark + text, 'utf16le');

test.each<[string, string | Buffer]>([
  ['commas', 'Name,Price\nÜber,"490,00"\n'],
  ['semicolons', 'Name;Price\r\nÜber;490,00\r\n'],
  ['tabs', 'Name\tPrice\nÜber\t490,00\n'],
  ['line ends of old Macs', 'Name;Price\rÜber;490,00\r'],
  ['the mark of UTF-8', '\ufeffName;Price\nÜber;490,00\n'],
  ['UTF-16 and tabs, as “Unicode text”', utf16('Name\tPrice\r\nÜber\t490,00\r\n')],
  ['UTF-16 without a mark', utf16('Name;Price\nÜber;490,00\n', '')],
  ['UTF-16, the other half first', utf16('Name;Price\nÜber;490,00\n').swap16()],
  ['Windows-1252', latin('Name;Price\r\nÜber;490,00\r\n')],
  ['the line of a spreadsheet for itself', 'sep=;\r\nName;Price\r\nÜber;490,00\r\n'],
  ['a title above', 'Table 1\n\nName;Price\nÜber;490,00\n'],
  ['a title with separators above', 'Prices;;\n;;\nName;Price;\nÜber;490,00;\n'],
  ['blank rows', 'Name;Price\n;\n \u00a0;\u200b\nÜber;490,00\n;\n\n'],
  ['quoted titles', '"Name";"Price"\n"Über";"490,00"\n'],
  ['columns without a title', 'Name;Price;;\nÜber;490,00;; \n'],
])('file with %s: read', (_, file) => {
  expect(cellsIn(file)).toEqual([{ name: 'Über', price: '490,00' }]);
});

test('rows: each with its own line, whatever is left out above it', () => {
  const { rows } = read('sep=;\nTitle\n\nName;Note\n;\nA;"one\ntwo"\nB;x\n');
  expect(rows.map(({ line }) => line)).toEqual([7, 8]);
});

test('Windows-1252: one word of it is shown, with its row', () => {
  expect(read(latin('Name;Price\nAnn;1\nMüller;2\n')).notices).toEqual([
    'The file is not written in UTF-8. Read as Windows-1252, row 3 has “Müller”. If that is wrong: Save it as “CSV UTF-8”, and choose that file.',
  ]);
  expect(read('Name\nMüller\n').notices).toEqual([]);
});

test.each<[string, Buffer | string, string]>([
  ['Polish letters of Windows-1250', latin('Name\nPawe\xb3ek\n'), 'row 2 has “Pawe³ek”'],
  ['Cyrillic letters of Windows-1251', latin('Name\nAnn\n\xce\xeb\xe5\xed\xe0\n'), 'row 3 has “Îëåíà”'],
  ['letters of an old Mac', latin('Name\nM\x9fller\n'), 'Save it as “CSV UTF-8”, and choose that file.'],
  ['a workbook', Buffer.from('PK\x03\x04…', 'latin1'), 'This is a workbook. Save it as “CSV UTF-8”'],
  ['empty signs', 'Name\nA\0\n', 'Save it as “CSV UTF-8”'],
  ['an unknown title', 'Name;Colour\nA;red\n', 'There is no column “Colour”. There may be: Name, Price, Note.'],
  ['a cell below no title', 'Name;\nA;red\n', 'Row 2 has a cell in column 2, which has no title.'],
  ['quotes that never end', 'Name\n"Test\n', 'stands in quotation marks, and each one in it is doubled'],
])('file with %s: refused with the way out', (_, file, sentence) => {
  expect(() => read(file)).toThrow(sentence);
});
