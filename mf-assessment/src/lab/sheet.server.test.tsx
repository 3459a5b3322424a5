import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textStorage } from './lab-storage.ts';
import { Sheet } from './sheet.tsx';
import { useLab } from './use-lab.ts';

const nothing: ReadonlySet<string> = new Set();

function TestLab() {
  const sheet = useRef<HTMLTextAreaElement>(null);
  const lab = useLab(nothing, textStorage);
  return (
    <>
      <Sheet lab={lab} sheet={sheet} />
      <output>{lab.judgement.source}</output>
    </>
  );
}

const testHtml = renderToString(<TestLab />);

test('text that was pasted before the code came: kept, and read', async () => {
  const pasted = 'As a cook, I want to lock the menu on Friday, so that nobody shops twice.';
  document.body.innerHTML = `<div>${testHtml}</div>`;
  const sheet = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your text' });
  sheet.value = pasted;
  render(<TestLab />, { container: document.body.firstElementChild as Element, hydrate: true });

  expect(sheet).toHaveValue(pasted);
  expect(await screen.findByText(pasted, { selector: 'output' })).toBeInTheDocument();
});
