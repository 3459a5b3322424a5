import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Arrow, Portrait, SpecimenCard, specimenKinds, specimenSize, Words, wrapText } from './index.ts';

test('eight kinds of cards: each is one picture whose text names its fields', () => {
  render(specimenKinds.map((kind) => <SpecimenCard key={kind} kind={kind} />));

  expect(screen.getAllByRole('img')).toHaveLength(8);
  expect(
    screen.getByRole('img', { name: /^Form Card FO-006.*inputs with type From, Until: Data Picker/ }),
  ).toBeVisible();
});

test('narrow card: grows by the lines that its values need', () => {
  expect(specimenSize('user-story')).toEqual({ width: 460, height: 334 });
  expect(specimenSize('user-story', 'narrow')).toEqual({ width: 340, height: 474 });
});

test('red pen on the User Story Card: strikes out "user" and writes the real role', () => {
  const { container } = render(<SpecimenCard kind="user-story" pen />);

  const words = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(words).toContain('user');
  expect(words).toContain('subscriber');
});

test('portrait: same id, same picture; another id, another pattern', () => {
  const portrait = (id: string) => render(<Portrait id={id} name="Test Person" />).container.innerHTML;

  expect(portrait('900001')).toBe(portrait('900001'));
  expect(portrait('900001')).not.toBe(portrait('900002'));
});

test('portrait: initials of first and last name, named as a demo profile', () => {
  render(<Portrait id="900020" name="Aroha Te Kahu-Simmons" />);

  expect(screen.getByRole('img', { name: 'Initials of Aroha Te Kahu-Simmons, demo profile' }).textContent).toBe('AK');
});

test('wrapText: breaks at spaces, a long word keeps its line', () => {
  expect(wrapText('No Sunday driver: 900 EUR', 10)).toEqual(['No Sunday', 'driver:', '900 EUR']);
  expect(wrapText('incomprehensible it is', 8)).toEqual(['incomprehensible', 'it is']);
});

test('arrow: its head lies at the last point', () => {
  const { container } = render(
    <svg aria-hidden="true">
      <Arrow
        points={[
          [0, 0],
          [100, 0],
        ]}
        ink="flow-ink"
      />
    </svg>,
  );

  expect(container.querySelectorAll('path')[1]).toHaveAttribute('d', 'M89.96 -4.49L100 0L89.96 4.49');
});

test('words with leading spaces: keep their indent', () => {
  const { container } = render(
    <svg aria-hidden="true">
      <Words x={0} y={0}>
        {'  "pauseId": 1042'}
      </Words>
    </svg>,
  );

  expect(container.textContent).toBe('\u00a0\u00a0"pauseId": 1042');
});
