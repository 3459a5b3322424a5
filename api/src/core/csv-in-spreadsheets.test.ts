/** @module-tag all */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hostileCells } from '../testing/hostile-cells.ts';
import { createTestDir } from '../testing/test-dir.ts';
import { csv } from './csv.ts';

interface Spreadsheet {
  name: string;
  command: string;
  options: readonly string[];
  computed: RegExp;
}

const spreadsheets: readonly Spreadsheet[] = [
  {
    name: 'Gnumeric',
    command: 'ssconvert',
    options: ['-I', 'Gnumeric_stf:stf_csvtab', '-T', 'Gnumeric_XmlIO:sax:0', 'table.csv', 'table.xml'],
    computed: /ExprID=/g,
  },
  ...['44', '59/9/44'].map((separators) => ({
    name: `LibreOffice, separators ${separators}`,
    command: 'soffice',
    options: [
      ...['-env:UserInstallation=file://HOME', '--headless', `--infilter=CSV:${separators},34,76`],
      ...['--convert-to', 'xml:OpenDocument Spreadsheet Flat XML', 'table.csv'],
    ],
    computed: /table:formula=/g,
  })),
];

const isInstalled = (command: string) => {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write(`This machine has no ${command}: files are not opened with it.\n`);
    return false;
  }
};

describe.each(spreadsheets)('$name', ({ command, options, computed }) => {
  test.runIf(isInstalled(command))('hostile cells: computed as they are, text as they leave', () => {
    const cells = hostileCells.map((cell) => cell.replaceAll('HYPERLINK("https://evil.example")', '1+1'));
    const rows = [
      ['a', 'b', 'c'],
      ...cells.flatMap((cell) => [
        [cell, 'x', 'y'],
        ['x', cell, cell],
      ]),
    ];
    const computedIn = (text: string) => {
      const folder = createTestDir();
      writeFileSync(join(folder, 'table.csv'), text);
      const own = options.map((option) => option.replace('HOME', folder));
      execFileSync(command, own, { cwd: folder, stdio: 'ignore' });
      return readFileSync(join(folder, 'table.xml'), 'utf8').match(computed)?.length ?? 0;
    };

    expect(computedIn(rows.map((row) => row.join(',')).join('\r\n'))).toBeGreaterThan(0);
    expect(computedIn(csv(rows))).toBe(0);
  });
});
