import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Initials } from './initials.tsx';

test('drawn initials, same id: same drawing; another id: another', () => {
  const drawing = (id: string) =>
    render(<Initials id={id} fullname="Test Person" size={72} label="Test" />).container.innerHTML;

  expect(drawing('900001')).toBe(drawing('900001'));
  expect(drawing('900002')).not.toBe(drawing('900001'));
});

test('drawn initials, drawing: a picture with a name', () => {
  render(<Initials id="1" fullname="Test Person" size={160} label="Initials of Test Person" />);

  expect(screen.getByRole('img', { name: 'Initials of Test Person' }).textContent).toBe('TP');
});
