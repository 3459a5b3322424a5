import { fakeApi, renderSection } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { encodeMarks } from '../../assessment/selection-code.ts';
import { shownLink } from '../../assessment/shown.ts';
import { marksOf } from '../../assessment/testing/marks-of.ts';
import meterSection from '../../meter/meter.section.tsx';

beforeEach(() => {
  localStorage.clear();
  fakeApi({ 'calle/GetClassList': { rows: [] } });
});

const testCard = 'Competitors: Riverbox, Farmdrop and Oddbox. Price per box: Riverbox 16 EUR, we 18 EUR.';
const showMe = (topic: string) => screen.getByRole('button', { name: `Show me ${topic}` });
const dialog = async () => within(await screen.findByRole('dialog', { name: /^Show me: / }));

async function openCompetitors(path = '/') {
  const rendered = renderSection(meterSection, { path });
  await rendered.user.click(screen.getByRole('tab', { name: /^Competitor/ }));
  return rendered;
}

test('a card that shows a topic: its words are proposed, kept in this browser, and counted in link and report', async () => {
  vi.stubGlobal('print', vi.fn());
  const { user } = await openCompetitors();
  await user.click(showMe('Direct competitors'));
  const shown = await dialog();
  await user.click(shown.getByRole('textbox', { name: 'A card of yours' }));
  await user.paste(testCard);

  expect(await shown.findByText(/^Card Lab (?:may see|sees) it in “/)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'It is shown' }));

  expect(screen.getByRole('button', { name: 'Shown Direct competitors' })).toHaveFocus();
  expect(screen.getByText('38 said, 1 shown')).toBeVisible();
  expect(localStorage.getItem('meter-shown')).toContain('"20":"');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link with your answers' });
  expect(link.value).toContain(`&shown=${encodeMarks({ number: 1, marks: new Set([20]) })}&on=`);
  expect(link.value).not.toContain('Riverbox');

  await user.click(screen.getByRole('button', { name: 'Report' }));
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  const report = within(screen.getByRole('article', { hidden: true }));
  expect(report.getByText('38 said, 1 shown')).toBeInTheDocument();
  expect(report.queryByText(/Riverbox/)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Print the quotations too' }));
  expect(report.getByText(/“.*Riverbox/)).toBeInTheDocument();
});

test('a card that does not: not yet is proposed, and takes the mark away', async () => {
  const { user } = await openCompetitors();
  await user.click(showMe('Direct competitors'));
  const shown = await dialog();
  await user.click(shown.getByRole('textbox', { name: 'A card of yours' }));
  await user.paste('We sell boxes of vegetables. There are many rivals.');

  expect(await shown.findByText(/not yet\.$/)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Not yet' }));

  expect(screen.getByRole('checkbox', { name: 'Direct competitors' })).not.toBeChecked();
  expect(localStorage.getItem('meter-shown')).toBeNull();
});

test('dialog opened, and the page left: nothing of it is in the body, and nothing listens there', async () => {
  const listen = vi.spyOn(document.body, 'addEventListener');
  const { user, unmount } = await openCompetitors();
  const before = document.body.childElementCount;
  await user.click(showMe('Direct competitors'));
  await dialog();

  unmount();
  expect(document.body.childElementCount).toBe(before);
  expect(listen).not.toHaveBeenCalled();
});

test('a topic that no rule reads: the visitor copies the words, and can remove them', { tags: ['all'] }, async () => {
  const { user } = renderSection(meterSection);
  await user.click(screen.getByRole('radio', { name: /^Case 4/ }));
  await user.click(showMe('Flow owner'));
  const shown = await dialog();
  await user.type(shown.getByRole('textbox', { name: 'The words that show it' }), 'Owner: Ana Lima');
  await user.click(shown.getByRole('button', { name: 'It is shown' }));

  await user.click(screen.getByRole('button', { name: 'Shown Flow owner' }));
  await user.click((await dialog()).getByRole('button', { name: 'Remove the quotation' }));

  expect(showMe('Flow owner')).toHaveFocus();
  expect(localStorage.getItem('meter-shown')).toBeNull();
});

test('quotations deleted in the report: gone, and back with Undo; the focus stays on the button', async () => {
  localStorage.setItem('meter-shown', '{"1":"one","20":"two"}');
  const { user } = renderSection(meterSection);
  await user.click(screen.getByRole('button', { name: 'Report' }));
  const button = await screen.findByRole('button', { name: 'Delete all quotations' });
  const regions = screen.getAllByRole('status');

  await user.click(button);
  expect(localStorage.getItem('meter-shown')).toBeNull();
  expect(regions.map(({ textContent }) => textContent)).toContain('The quotations are deleted.');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(showMe('Service name and one-line purpose')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(localStorage.getItem('meter-shown')).toBe('{"1":"one","20":"two"}');
  expect(screen.getByRole('button', { name: 'Delete all quotations' })).toHaveFocus();
});

test('quotations only for topics that are off or of another case: the report has no chapter of them', async () => {
  vi.stubGlobal('print', vi.fn());
  localStorage.setItem('meter-shown', '{"20":"competitors","122":"flow owner"}');
  const { user } = await openCompetitors();
  await user.click(screen.getByRole('checkbox', { name: 'Direct competitors' }));
  await user.click(screen.getByRole('button', { name: 'Report' }));

  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));

  const report = within(screen.getByRole('article', { hidden: true }));
  expect(report.getByText('37 said, 0 shown')).toBeInTheDocument();
  expect(report.queryByText('Shown by the words of a card')).toBeNull();
});

test('a shared result: how much of it is shown is that of the link; the own quotations wait', async () => {
  localStorage.setItem('meter-shown', '{"1":"mine"}');
  const code = encodeMarks({ number: 1, marks: marksOf('Money > Segmentation') });
  const { user } = await openCompetitors(shownLink(`/#meter=${code}`, new Set([20, 21])));

  expect(screen.getByText('31 said, 2 shown')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Start my own' }));

  expect(screen.getByText('38 said, 1 shown')).toBeVisible();
  expect(showMe('Direct competitors')).toBeVisible();
});

test('three links of a team, one of them with evidence: said and shown, and what nobody shows', async () => {
  const code = (...off: string[]) => `#meter=${encodeMarks({ number: 1, marks: marksOf(...off) })}`;
  const { user } = renderSection(meterSection);
  await user.click(screen.getByRole('button', { name: 'Team' }));
  await user.click(await screen.findByRole('textbox', { name: 'Links of the team, one per line' }));
  await user.paste(
    [shownLink(code(), new Set([1, 2, 3])), code('Money > Segmentation'), code('Money > Competitor')].join('\n'),
  );

  expect(screen.getByText('On average 34 said, 1 shown. By person: 31 to 38 said, 0 to 3 shown.')).toBeVisible();
  expect(screen.getByText(/^Said by everybody and shown by nobody: Revenue model, /)).toBeVisible();
});
