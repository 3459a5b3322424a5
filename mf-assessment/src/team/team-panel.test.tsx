import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { caseOf } from '../meter/cases.ts';
import { encodeMarks } from '../meter/marks-code.ts';
import { marksOf } from '../meter/testing/marks-of.ts';
import { TeamPanel } from './team-panel.tsx';

const testLinks = [
  marksOf(),
  marksOf('Money > Segmentation'),
  marksOf('Money > Segmentation', 'Money > Competitor'),
].map((marks) => `https://site.test/#meter=${encodeMarks({ number: 1, marks })}`);

test('two links: it is said that three are needed', async () => {
  const user = userEvent.setup();
  render(<TeamPanel of={caseOf(1)} headingLevel={3} />);

  await user.click(screen.getByRole('textbox', { name: 'Links of the team, one per line' }));
  await user.paste(testLinks.slice(0, 2).join('\n'));

  expect(screen.getByText('A team view needs three links or more; two are here.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('three links: mean and spread, and where they disagree most', async () => {
  const user = userEvent.setup();
  render(<TeamPanel of={caseOf(1)} headingLevel={3} />);

  await user.click(screen.getByRole('textbox'));
  await user.paste(testLinks.join('\n'));

  expect(screen.getByRole('heading', { name: '3 people in case 1' })).toBeTruthy();
  expect(screen.getByText('Segmentation and Competitor')).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Level of case 1 82% 65% 100%' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Segmentation Money 33% 0% 100%' })).toBeTruthy();
});

test('the same marks three times: they agree', async () => {
  const user = userEvent.setup();
  render(<TeamPanel of={caseOf(1)} headingLevel={3} />);

  await user.click(screen.getByRole('textbox'));
  await user.paste([testLinks[1], testLinks[1], testLinks[1]].join('\n'));

  expect(screen.getByText(/You agree on every category/)).toBeTruthy();
});

test('a line that is no link: it is said, the others count', async () => {
  const user = userEvent.setup();
  render(<TeamPanel of={caseOf(1)} headingLevel={3} />);

  await user.click(screen.getByRole('textbox'));
  await user.paste([...testLinks, 'see you on Monday'].join('\n'));

  expect(screen.getByText('One line holds no marks that can be read.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '3 people in case 1' })).toBeTruthy();
});
