import { beforeEach, expect, test, vi } from 'vitest';
import { createContainer } from './create-container.ts';

beforeEach(() => {
  const script = document.createElement('script');
  script.src = 'https://site.test/embed/v1/assessment.container.js';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  return () => vi.restoreAllMocks();
});

test('container: exposes ./embed with mount', async () => {
  const { get } = createContainer('assessment');

  expect((await get('./embed'))()).toEqual({ mount: expect.any(Function) });
});

test('container, another module: an error that names what it exposes', async () => {
  const { get } = createContainer('enrolment');

  await expect(get('./area')).rejects.toThrow('agile_enrolment exposes ./embed only, not ./area');
});

test('module that cannot be fetched: one more attempt once the browser is online again, none of one that is gone', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { mount } = (await createContainer('enrolment').get('./embed'))();
  const { unmount } = mount(document.createElement('div'));
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());

  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2));
  unmount();
  dispatchEvent(new Event('online'));
  await new Promise((done) => setTimeout(done, 50));

  expect(log).toHaveBeenCalledTimes(2);
});

test('module that cannot be fetched: agile-error 101', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { mount } = (await createContainer('assessment').get('./embed'))();
  const onEvent = vi.fn();

  mount(document.createElement('div'), { view: 'needs' }, onEvent);

  await vi.waitFor(() =>
    expect(onEvent).toHaveBeenCalledWith('agile-error', {
      v: 1,
      code: 101,
      retryable: true,
      help: 'https://site.test/embed#error-101',
    }),
  );
});
