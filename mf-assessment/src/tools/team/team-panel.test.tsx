import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { caseOf } from '../../assessment/cases.ts';
import { encodeMarks } from '../../assessment/selection-code.ts';
import { marksOf } from '../../assessment/testing/marks-of.ts';
import { TeamPanel } from './team-panel.tsx';

const testLinks = [
  marksOf(),
  marksOf('Money > Segmentation'),
  marksOf('Money > Segmentation', 'Money > Competitor'),
].map((marks) => `https://site.test/#meter=${encodeMarks({ number: 1, marks })}`);

test('two links: a message that three are needed', async () => {
  const user = userEvent.setup();
  render(<TeamPanel communicationCase={caseOf(1)} headingLevel={3} />);

  await user.click(screen.getByRole('textbox', { name: 'Links of the team, one per line' }));
  await user.paste(testLinks.slice(0, 2).join('\n'));

  expect(screen.getByText('A team view needs three links or more; two are here.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('three links: mean and spread, and where they disagree most', async () => {
  const user = userEvent.setup();
  render(<TeamPanel communicationCase={caseOf(1)} headingLevel={3} />);

  await user.click(screen.getByRole('textbox'));
  await user.paste(testLinks.join('\n'));

  expect(screen.getByRole('heading', { name: '3 people in case 1' })).toBeVisible();
  expect(screen.getByText('Segmentation (Money) and Competitor (Money)')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Level of case 1 82% 65% 100%' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Segmentation Money 33% 0% 100%' })).toBeVisible();
});

test('one link three times: it counts once, unless they are of different people', async () => {
  const user = userEvent.setup();
  render(<TeamPanel communicationCase={caseOf(1)} headingLevel={3} />);
  expect(screen.queryByRole('checkbox')).toBeNull();

  await user.click(screen.getByRole('textbox'));
  await user.paste([testLinks[1], testLinks[1], testLinks[1]].join('\n'));

  expect(screen.getByRole('status').textContent).toBe(
    'Two links hold the same marks as another and are left out. A team view needs three links or more; one is here.',
  );
  expect(screen.queryByRole('table')).toBeNull();

  await user.click(screen.getByRole('checkbox', { name: 'Count them: they are of different people' }));

  expect(screen.getByRole('heading', { name: '3 people in case 1' })).toBeVisible();
  expect(screen.getByText(/You agree on every category/)).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('three links, one of them twice: three people', async () => {
  const user = userEvent.setup();
  render(<TeamPanel communicationCase={caseOf(1)} headingLevel={3} />);

  await user.click(screen.getByRole('textbox'));
  await user.paste([...testLinks, testLinks[0]].join('\n'));

  expect(screen.getByRole('heading', { name: '3 people in case 1' })).toBeVisible();
  expect(screen.getByRole('status').textContent).toBe('One link holds the same marks as another and is left out.');
});

test('link of a newer version: a message, the others count', async () => {
  const user = userEvent.setup();
  render(<TeamPanel communicationCase={caseOf(1)} headingLevel={3} />);
  const newer = encodeMarks({ number: 1, marks: marksOf() }, 2, { 2: [] });

  await user.click(screen.getByRole('textbox'));
  await user.paste([...testLinks, `#meter=${newer}`].join('\n'));

  expect(screen.getByRole('status').textContent).toBe('One link was made by a newer version of the meter.');
  expect(screen.getByRole('heading', { name: '3 people in case 1' })).toBeVisible();
});

test('line that is no link: a message, the others count', async () => {
  const user = userEvent.setup();
  render(<TeamPanel communicationCase={caseOf(1)} headingLevel={3} />);

  await user.click(screen.getByRole('textbox'));
  await user.paste([...testLinks, 'see you on Monday'].join('\n'));

  expect(screen.getByText('We could not read one line.')).toBeVisible();
  expect(screen.getByRole('heading', { name: '3 people in case 1' })).toBeVisible();
});
