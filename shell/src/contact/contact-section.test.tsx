import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContactSection } from './contact-section.tsx';

beforeEach(() => configure(testConfig));

function stubView() {
  const observers: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        observers.push(() => onChange([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  const comesNear = () => {
    for (const near of observers) near();
  };
  return { comesNear };
}

const section = () => screen.getByRole('region', { name: 'Tell us what keeps getting misunderstood.' });

test('section: target of /#contact, with its number and the address; the form when it comes near the view', async () => {
  const { comesNear } = stubView();
  render(<ContactSection number="11" />);
  expect(within(section()).queryByRole('textbox')).toBeNull();
  await act(async () => comesNear());

  expect(section().id).toBe('contact');
  expect(within(section()).getByText('11')).toHaveAttribute('aria-hidden', 'true');
  expect(await within(section()).findByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(within(section()).getByRole('link', { name: 'info@brand.test' })).toHaveAttribute(
    'href',
    'mailto:info@brand.test',
  );
});

test('what happens next: three sentences, in order', () => {
  render(<ContactSection number="11" />);

  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'To inquire about membership, please get in touch with your Corporate Trainer.',
    'Your trainer opens your membership and you receive an activation key by e-mail.',
    'Open the link in the e-mail. The page asks for the pass code you were sent and a password.',
  ]);
});
