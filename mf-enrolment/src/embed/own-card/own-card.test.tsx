import type { ClassRow } from '@agile-languages/shared/api';
import { testClassRow } from '@agile-languages/shared/test';
import { render, renderHook, waitFor } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { classPath } from '../../links/class-addresses.ts';
import type { ClassLinks, ClassTarget } from '../../links/class-links.ts';
import { filledCard } from './fill-card.ts';
import { OwnCard } from './own-card.tsx';
import { useCardFacts } from './use-card-facts.ts';

// jsdom has no style sheets that a script makes.
vi.mock(import('./page-properties.ts'), () => ({ inheritFromPage: () => {} }));

const follow = vi.fn();

function onClick(event: MouseEvent, to: ClassTarget) {
  event.preventDefault();
  follow(to);
}

const links: ClassLinks = {
  hasTrainers: false,
  Link: ({ to }) => (
    <a href={classPath(to)} target="_blank" onClick={(event) => onClick(event, to)} rel="noopener">
      To a class
    </a>
  ),
  calendar: (classId) => `/api/classes/${classId}.ics`,
};

function cardOf(html: string, row: Partial<ClassRow> = {}): HTMLElement {
  const { result } = renderHook(() => useCardFacts(testClassRow(row), links, 'Europe/Berlin'));
  const template = document.createElement('template');
  template.innerHTML = html;
  return filledCard(template, result.current, links, 'en');
}

const field = (card: HTMLElement, name: string) => card.querySelector<HTMLElement>(`[data-field="${name}"]`);

const starting = { start: '2026-11-30T18:30:00+03:00', seatsLeft: 8, seatsTotal: 20 };

test('places of a card: filled with the facts of the class', () => {
  const card = cardOf(
    `<h3 data-field="name"></h3><time data-field="date"></time><p data-field="time"></p><p data-field="your-time"></p>
     <p data-field="price">sample</p><p data-field="seats"></p><p data-field="pattern"></p>`,
    starting,
  );

  expect(field(card, 'name')).toHaveTextContent('Test class');
  expect(field(card, 'date')).toHaveTextContent('Mon 30 Nov 2026');
  expect(field(card, 'date')).toHaveAttribute('datetime', starting.start);
  expect(field(card, 'time')).toHaveTextContent('18:30 Europe/Istanbul');
  expect(field(card, 'your-time')).toHaveTextContent('16:30 (Europe/Berlin)');
  expect(field(card, 'price')).toHaveTextContent('480 EUR');
  expect(field(card, 'seats')).toHaveTextContent('8 of 20 seats left');
  expect(field(card, 'pattern')).toHaveTextContent('10 × 3 h, Mon + Wed');
});

test.each([
  ['in the element', '%', (element: HTMLElement) => element],
  ['in a wrapper within it', '<div>%</div>', (element: HTMLElement) => element],
  [
    'in the element of a federated host',
    '%',
    (element: HTMLElement) => element.appendChild(document.createElement('div')),
  ],
])('template %s: each class is a copy of it', (_, around, hostOf) => {
  const element = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => element.remove());
  element.innerHTML = around.replace('%', '<template slot="class"><b data-field="name"></b></template>');
  const host = hostOf(element);
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));

  for (const id of ['1', '2'])
    render(<OwnCard row={testClassRow({ id })} page={{} as never} links={links} visitorZone="" headingLevel={2} />, {
      container: container.appendChild(document.createElement('div')),
    });

  expect([...host.querySelectorAll('[slot=class-1], [slot=class-2]')].map(({ textContent }) => textContent)).toEqual([
    'Test class',
    'Test class',
  ]);
});

function showCard(direction = '') {
  const element = document.body.appendChild(document.createElement('div'));
  element.style.direction = direction;
  onTestFinished(() => document.body.replaceChildren());
  element.innerHTML = '<template slot="class"><b data-field="name"></b></template><p slot="before">Own</p>';
  return { element, ...showIn(element) };
}

const showIn = (host: Element) =>
  render(<OwnCard row={testClassRow()} page={{} as never} links={links} visitorZone="" headingLevel={2} />, {
    container: host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div')),
  });

const slotsOf = (element: Element) => [...element.children].map(({ slot }) => slot);
const withCard = ['class', 'before', `class-${testClassRow().id}`];

test.each(['rtl', 'ltr'])(
  'card on a page that is written %s: written so, too, though the element is not',
  (direction) => {
    const { element } = showCard(direction);

    expect(element.querySelector('[slot^=class-]')).toHaveAttribute('dir', direction);
  },
);

test('copy of a shown element, as pages keep for the way back: each class has one card', () => {
  const { element } = showCard();
  const copy = element.cloneNode(true) as HTMLElement;
  element.after(copy);

  showIn(copy);

  expect(slotsOf(copy)).toEqual(withCard);
});

test('page that takes away what its HTML does not have: the card comes back, until the list is gone', async () => {
  const { element, unmount } = showCard();

  element.lastElementChild?.remove();
  await waitFor(() => expect(slotsOf(element)).toEqual(withCard));
  unmount();
  await Promise.resolve();

  expect(slotsOf(element)).toEqual(withCard.slice(0, 2));
});

test('fact that a class does not have: its place is left out', () => {
  const card = cardOf('<p data-field="date"></p><p data-field="rating"></p><p data-field="price"></p>', {
    start: '',
    rating: 0,
  });

  expect(card.children).toHaveLength(1);
  expect(field(card, 'price')).not.toBeNull();
});

test('data with HTML: shown as text, whatever the place is', () => {
  const hostile = '<img src="x" onerror="alert(1)">';
  const card = cardOf('<p data-field="name"></p><p data-field="description"></p><a data-field="details"></a>', {
    className: hostile,
    classDescription: `<p>One &amp; ${hostile}<script>two</script></p>`,
  });

  expect(field(card, 'name')).toHaveTextContent(hostile);
  expect(field(card, 'description')).toHaveTextContent(/^One &$/);
  expect(card.querySelectorAll('img, script')).toHaveLength(0);
  expect(field(card, 'details')?.ariaLabel).toBe(`Details of ${hostile}`);
});

test('script in a card: left out', () => {
  expect(cardOf('<div><script>document.title = "run"</script><b>Card</b></div>').innerHTML).toBe(
    '<div><b>Card</b></div>',
  );
});

test('links: lead to the class and to the login, and are followed in the element', () => {
  const card = cardOf('<a data-field="name"></a><a data-field="enrol"></a><a data-field="calendar"></a>', starting);

  field(card, 'enrol')?.click();

  expect(follow).toHaveBeenCalledWith({ kind: 'enrol', classId: testClassRow().id });
  expect(field(card, 'enrol')).toHaveAttribute('href', `/login/${testClassRow().id}`);
  expect(field(card, 'enrol')).toHaveTextContent(/^Enrol$/);
  expect(field(card, 'enrol')?.ariaLabel).toBe('Enrol in Test class');
  expect(field(card, 'name')).toHaveAttribute('href', `/class/${testClassRow().id}`);
  expect(field(card, 'calendar')).toHaveAttribute('href', `/api/classes/${testClassRow().id}.ics`);
});

test('link with words of the page: keeps them, and what is in it is filled', () => {
  const card = cardOf('<a data-field="enrol">Book <i data-field="name"></i> now</a>', starting);

  expect(field(card, 'enrol')).toHaveTextContent('Book Test class now');
  expect(field(card, 'enrol')?.ariaLabel ?? '').toBe('');
});

test('link of the page around a fact that leads nowhere: stays its own', () => {
  const card = cardOf(
    `<a data-field="price" href="/prices"></a><a data-field="date" href="/dates"></a><a data-field="language"></a>
     <a data-field="picture" href="/pictures">Picture</a>`,
    { ...starting, relatedLogoUrl: '/files/logo.png' },
  );

  expect(field(card, 'price')).toHaveTextContent('480 EUR');
  expect([...card.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/prices',
    '/dates',
    null,
    '/pictures',
  ]);
  expect(card.querySelectorAll('[download]')).toHaveLength(0);
});

test('full class: asked for in place of enrolled in', () => {
  const card = cardOf('<a data-field="enrol">Book now</a><a data-field="ask"></a><p data-field="seats"></p>', {
    ...starting,
    seatsLeft: 0,
  });

  expect(field(card, 'enrol')).toBeNull();
  expect(field(card, 'ask')).toHaveTextContent('Ask for the next date');
  expect(field(card, 'seats')).toHaveTextContent('Full');
});

test('card whose framework has put its content beside the content of the template: shown', () => {
  const template = document.createElement('template');
  template.append(Object.assign(document.createElement('p'), { textContent: 'Card' }));

  expect(filledCard(template, {} as never, links, 'en').textContent).toBe('Card');
});

test('field that there is none of, action that is no link: said once in the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

  for (let round = 0; round < 2; round += 1)
    cardOf('<p data-field="prize"></p><button data-field="enrol"></button>', starting);

  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    expect.stringMatching(/^agile 209: A card has no field "prize"\. .*\/embed#error-209$/),
    expect.stringMatching(/^agile 209: The field "enrol" of a card is for a link, an <a>\./),
  ]);
});
