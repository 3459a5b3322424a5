import { fakeApi, loadInitialData } from '@agile-languages/shared/test';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import page from './class.page.tsx';
import { answering, type classCall, classPageForEachTest, show, testClass } from './test-class-page.tsx';

classPageForEachTest();

test('class, prerendered: the document has all of it, but no time of a visitor', async () => {
  answering();
  const initialData = await loadInitialData(page, { id: '500013' });

  const { served } = show('500013', initialData);

  for (const text of ['Test form class', 'For testers.', 'Mon 18:30', '8 of 20 seats left', 'Test bio', 'Other 500014'])
    expect(served).toContain(text);
  expect(served).not.toContain('Europe/Berlin');
  expect(await screen.findByText('(Europe/Berlin)')).toBeVisible();
});

test('class, prerendered: hydrates as it was served', async () => {
  const report = vi.spyOn(console, 'error');
  answering();
  const initialData = await loadInitialData(page, { id: '500013' });

  show('500013', initialData);

  expect(await screen.findByRole('columnheader', { name: /Berlin/ })).toBeVisible();
  expect(report).not.toHaveBeenCalled();
});

test('class page of an address with people, prerendered: nothing differs until it is hydrated', async () => {
  answering();
  const initialData = await loadInitialData(page, { id: '500013' });
  show('500013', initialData, '?people=2');

  expect(await screen.findByText(/^2 people/)).toHaveTextContent('2 people: 960 EUR');
});

test('class, full since it was prerendered: the fresh answer is shown, in the head as well', async () => {
  const { requests } = answering();
  const initialData = await loadInitialData(page, { id: '500013' });
  requests.length = 0;
  answering({ ...testClass, className: 'Test form class, full', seatsLeft: 0 });

  const { head } = show('500013', initialData);

  expect(screen.getByRole('link', { name: 'Enrol' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ask for the next date' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Enrol' })).not.toBeInTheDocument();
  await waitFor(() => expect(head()?.title).toBe('Test form class, full'));
  expect(JSON.stringify(head()?.jsonLd)).toContain('https://schema.org/SoldOut');
});

test('class, gone since it was prerendered: the empty sentence, and kept out of search engines', async () => {
  answering();
  const initialData = await loadInitialData(page, { id: '500013' });
  fakeApi({ 'calle/GetClassList': { kv: { rowCount: '0' }, rows: [] } });

  const { head } = show('500013', initialData);

  expect(await screen.findByText('New Classes will be uploaded in short time.')).toBeVisible();
  expect(screen.getByText('There is no such class, or it is no longer held.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Class' })).toBeVisible();
  await waitFor(() => expect(head()).toMatchObject({ title: 'Class', noindex: true }));
  expect(head()?.jsonLd).toBeUndefined();
});

test('class, prerendered, and no fresh answer: what was served stays, with its head', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  answering();
  const initialData = await loadInitialData(page, { id: '500013' });
  fakeApi();

  const { head } = show('500013', initialData);

  await waitFor(() =>
    expect(report).toHaveBeenCalledWith(expect.stringMatching('^class: section'), expect.any(Error), expect.anything()),
  );
  expect(screen.getByRole('link', { name: 'Enrol' })).toBeVisible();
  expect(screen.getByText('Test biography.')).toBeVisible();
  expect(head()?.title).toBe('Test form class');
});

test('class page, class cannot be loaded: logged, no text, the way back stays', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  fakeApi();
  const { container } = show();
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith(
      expect.stringMatching(/^class: section failed/),
      expect.any(Error),
      expect.any(String),
    ),
  );

  expect(container.textContent).toBe('Upcoming classesClass');
});

test('class page, trainer and others cannot be loaded: logged, the class stays with its trainer named', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({
    'calle/GetClassList': (body) =>
      (body as typeof classCall.body).kv.fkClassId ? { rows: [testClass] } : { status: 500 },
    'calle/GetProfileList': 'no connection',
  });
  show();
  const logged = (name: string) =>
    expect(report).toHaveBeenCalledWith(expect.stringMatching(name), expect.any(Error), expect.any(String));

  await waitFor(() => logged('^trainer: section failed'));
  await waitFor(() => logged('^other classes: section failed'));
  expect(screen.getByRole('link', { name: 'Test Trainer' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Other classes in Form' })).toBeNull();
  expect(screen.getByRole('table')).toBeVisible();
});

test('class failed, then focus of the window: all of it', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  fakeApi();
  const { head } = show();
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(head()?.title).toBe('Class');

  answering();
  fireEvent.focus(window);

  expect(await screen.findByText('Test biography.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Other classes in Form' })).toBeVisible();
  await waitFor(() => expect(head()?.title).toBe('Test form class'));
});

test('photo of the trainer does not come: no picture, the words stay', async () => {
  answering();
  const { container } = show();
  await screen.findByText('Test biography.');
  const photo = container.querySelector('img[src*="/users/"]');

  fireEvent.error(photo ?? document);

  expect(container.querySelector('img[src*="/users/"]')).not.toBeInTheDocument();
  expect(screen.getByText('Test biography.')).toBeVisible();
});
