import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { settingsScreen } from '../screens.tsx';
import { fakeDesk, renderSignedIn } from '../test/fake-desk.tsx';
import { ExistingRecord } from './record-page.tsx';

test('choice that nobody has made: shown as none, and the first one can be made', async () => {
  const user = userEvent.setup();
  const data = { enrolmentNews: '', enrolmentNewsTo: '', currency: '', reminderDays: '' };
  fakeDesk({
    'GET /choices': { body: { languages: [], experts: [], topics: [], currency: '', reminderDays: '' } },
    'GET /settings/provider': { body: { id: 'provider', title: 'Settings', version: 0, state: 'all', data } },
    'GET /settings/provider/history': { body: { rows: [] } },
  });
  renderSignedIn(<ExistingRecord screen={settingsScreen} id="provider" />);
  const choice = await screen.findByRole('combobox', { name: 'Tell of enrolments' });
  expect(choice).toHaveDisplayValue('Choose');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();

  await user.selectOptions(choice, 'Off');
  expect(choice).toHaveDisplayValue('Off');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});
