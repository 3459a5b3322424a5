import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SectionBoundary } from '../index.ts';

const testCause = new Error('test failure');
let failing = true;
const Section = () => {
  if (failing) throw testCause;
  return <p>Section</p>;
};

beforeEach(() => {
  failing = true;
});

const ourReport = (report: ReturnType<typeof vi.spyOn>) =>
  report.mock.calls.filter(([text]: unknown[]) => typeof text === 'string' && text.startsWith('test: '));

test('section fails: nothing shows, the rest stays, the console has a short id and the cause', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();

  const { container } = render(
    <>
      <p>Rest</p>
      <SectionBoundary name="test">
        <Section />
      </SectionBoundary>
    </>,
  );

  expect(container.textContent).toBe('Rest');
  expect(ourReport(report)).toEqual([
    [expect.stringMatching(/^test: section failed \([a-z\d]{1,6}\)$/), testCause, expect.any(String)],
  ]);
});

test('section, window regains focus: the section tries again after its own preparation', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const onRetry = vi.fn(() => {
    failing = false;
  });
  render(
    <SectionBoundary name="test" onRetry={onRetry}>
      <Section />
    </SectionBoundary>,
  );

  act(() => {
    dispatchEvent(new Event('focus'));
  });

  expect(screen.getByText('Section')).toBeVisible();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('section, fails again: waits for the next focus', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { container } = render(
    <SectionBoundary name="test">
      <Section />
    </SectionBoundary>,
  );
  act(() => {
    dispatchEvent(new Event('focus'));
  });
  expect(container).toBeEmptyDOMElement();

  failing = false;
  act(() => {
    dispatchEvent(new Event('focus'));
  });

  expect(container.textContent).toBe('Section');
});

test('section is fine: focus changes nothing', () => {
  failing = false;
  const onRetry = vi.fn();
  render(
    <SectionBoundary name="test" onRetry={onRetry}>
      <Section />
    </SectionBoundary>,
  );

  dispatchEvent(new Event('focus'));

  expect(onRetry).not.toHaveBeenCalled();
});
