import { button, openMeter, openTool, shows, testCodes } from '../../src/meter-page.ts';
import { tabTo } from '../../src/tab-walk.ts';
import { expect, test } from '../../src/test.ts';

test('share by keyboard alone: the link is copied; closed, the focus is back', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTool(page, 'Share');
  await expect(page.getByRole('region', { name: 'Share this result' })).toBeFocused();

  await tabTo(button(page, 'Copy'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/#meter=[\w-]{30}&on=\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('img', { name: 'QR code of this link' })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('region', { name: 'Share this result' })).toBeHidden();
  await expect(button(page, 'Share')).toBeFocused();
});

test("compare by keyboard alone: a pasted link, stopped, today's marks, closed", { tag: '@all' }, async ({ page }) => {
  await openTool(page, 'Compare');
  const panel = page.getByRole('region', { name: 'Compare' });
  await expect(panel).toBeFocused();

  await tabTo(panel.getByRole('textbox'));
  await page.keyboard.insertText(`https://site.test/#meter=${testCodes[0]}`);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('row', { name: /^Digital Service/ })).toBeVisible();
  await tabTo(panel.getByRole('button', { name: 'Stop comparing' }));
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('table')).toBeHidden();
  await expect(panel.getByRole('textbox')).toBeFocused();
  await tabTo(panel.getByRole('button', { name: "Compare with today's answers" }));
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Both have the same topics on in this case.')).toBeVisible();
  await tabTo(panel.getByRole('button', { name: 'Close' }), 'Shift+Tab');
  await page.keyboard.press('Enter');

  await expect(button(page, 'Compare')).toBeFocused();
});

test('team by keyboard alone: two links are too few, three make a picture, one twice is asked about', {
  tag: '@all',
}, async ({ page }) => {
  await openTool(page, 'Team');
  const panel = page.getByRole('region', { name: 'Your team' });
  await expect(panel).toBeFocused();

  await tabTo(panel.getByRole('textbox'));
  await page.keyboard.insertText(`#meter=${testCodes[0]}\n#meter=${testCodes[1]}`);
  await expect(panel.getByRole('status')).toContainText('three links or more');
  await page.keyboard.insertText(`\n#meter=${testCodes[2]}`);

  await expect(panel.getByRole('heading', { name: '3 people' })).toBeVisible();
  await expect(panel.getByText('You differ most on')).toBeVisible();
  await expect(panel.getByRole('table')).toBeVisible();
  await page.keyboard.insertText(`\n#meter=${testCodes[0]}`);
  await expect(panel.getByRole('status')).toContainText('One link holds the same marks as another');
  await tabTo(panel.getByRole('checkbox', { name: 'Count them: they are of different people' }));
  await page.keyboard.press('Space');
  await expect(panel.getByRole('heading', { name: '4 people' })).toBeVisible();
});

test('room by keyboard alone: keys switch topics, the result comes last, the focus comes back', {
  tag: '@all',
}, async ({ page }) => {
  await openTool(page, 'Run it with a group');
  const room = page.getByRole('dialog');
  await expect(room.getByRole('heading', { name: 'Digital Service' })).toBeFocused();

  await page.keyboard.press('1');
  await expect(room.getByRole('checkbox').first()).not.toBeChecked();
  await tabTo(room.getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('2');
  for (let screens = 0; screens < 6; screens += 1) await page.keyboard.press('ArrowRight');
  await expect(room.getByRole('heading', { name: 'Agile Communication Level' })).toBeFocused();
  await expect(room.getByText('97%', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(room).toBeHidden();
  await expect(button(page, 'Run it with a group')).toBeFocused();
  await shows(page, 97);
});

test('report by keyboard alone: print, table and data out, data in; reset and undone', { tag: '@all' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.print = () => document.documentElement.classList.add('printed');
  });
  await openTool(page, 'Report');
  const panel = page.getByRole('region', { name: 'Your report' });
  await expect(panel).toBeFocused();

  await tabTo(panel.getByRole('button', { name: 'Print or save as PDF' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('html.printed')).toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await tabTo(panel.getByRole('button', { name: 'Table (CSV)' }));
  const [table] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(table.suggestedFilename()).toBe('agile-communication-level.csv');
  await tabTo(panel.getByRole('button', { name: 'Data (JSON)' }));
  const [data] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);

  // A file chooser that opens before is not noticed.
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('checkbox', { name: 'Check All' }).focus();
  await page.keyboard.press('Space');
  await shows(page, 85);
  await tabTo(panel.getByLabel('Load answers you saved earlier (CSV or JSON)'));
  await page.keyboard.press('Space');
  const chooser = await opened;
  await chooser.setFiles(await data.path());
  await expect(panel.getByRole('status')).toHaveText('The file is open. Undo brings your answers back.');
  await shows(page, 100);

  await tabTo(button(page, 'Undo'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await shows(page, 85);
  await expect(button(page, 'Reset')).toBeFocused();
  await page.keyboard.press('Enter');
  await shows(page, 100);
});

test('marks of a link by keyboard alone: compared with the own ones, kept instead; an unreadable link is put away', {
  tag: '@all',
}, async ({ page }) => {
  await page.addInitScript((own) => localStorage.setItem('meter', own), testCodes[1] ?? '');
  await openMeter(page, testCodes[0]);
  await expect(page.getByText('You are looking at a shared result. Your own answers are safe.').last()).toBeVisible();

  await tabTo(button(page, 'Compare with mine'));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('columnheader', { name: 'Other' })).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.goto(`/#meter=${testCodes[2]}`);
  await tabTo(button(page, 'Keep it'));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('meter'))).toBe(testCodes[2]);

  await page.goto('/#meter=broken');
  await expect(page.getByText('We could not read this link. Your own answers have not changed.').last()).toBeVisible();
  await tabTo(button(page, 'OK'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'OK')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('meter'))).toBe(testCodes[2]);
});
