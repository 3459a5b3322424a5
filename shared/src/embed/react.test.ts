import { render } from '@testing-library/react';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { agileFor } from './react.ts';

const { AgileEnrolment } = agileFor(React as never) as unknown as Record<string, React.FunctionComponent<object>>;

function hydrate(props: object) {
  const page = React.createElement(AgileEnrolment ?? '', props);
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(page);
  onTestFinished(() => place.remove());
  const { unmount } = render(page, { container: place, hydrate: true });
  return { unmount, element: place.querySelector('agile-enrolment') };
}

test('page rendered on a server: our events and those of React are heard, until the component goes', () => {
  const report = vi.spyOn(console, 'error');
  const listeners = { onEnrol: vi.fn(), onClassSelect: vi.fn(), onClick: vi.fn() };
  const { unmount, element } = hydrate({ classId: '500013', ...listeners });

  element?.dispatchEvent(new CustomEvent('agile-enrol', { detail: { classId: '500013' } }));
  element?.dispatchEvent(new CustomEvent('agile-class-select'));
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  for (const listener of Object.values(listeners)) expect(listener).toHaveBeenCalledOnce();
  unmount();
  element?.dispatchEvent(new CustomEvent('agile-enrol'));
  expect(listeners.onEnrol).toHaveBeenCalledOnce();
  expect(report).not.toHaveBeenCalled();
});

test('StrictMode, which mounts twice: each event is heard once, attributes follow', () => {
  const onEnrol = vi.fn();
  const draw = (classId: string) => {
    const props: object = { classId, onEnrol };
    return React.createElement(React.StrictMode, null, React.createElement(AgileEnrolment ?? '', props));
  };
  const { container, rerender } = render(draw('500013'));
  const element = container.querySelector('agile-enrolment');
  rerender(draw('500014'));

  element?.dispatchEvent(new CustomEvent('agile-enrol'));

  expect(onEnrol).toHaveBeenCalledOnce();
  expect(element?.getAttribute('class-id')).toBe('500014');
});

test('properties of the component: our attributes with hyphens, all others as React has them', () => {
  const { element } = hydrate({
    minHeight: 640,
    returnUrl: 'https://a.example/',
    className: 'test',
    tabIndex: 0,
    'aria-label': 'Test',
    style: { '--agile-accent': 'red' },
  });

  expect(element?.getAttribute('min-height')).toBe('640');
  expect(element?.getAttribute('return-url')).toBe('https://a.example/');
  expect(element?.getAttribute('class')).toBe('test');
  expect(element?.getAttribute('tabindex')).toBe('0');
  expect(element?.getAttribute('aria-label')).toBe('Test');
  expect(element?.getAttribute('style')).toContain('--agile-accent');
});
