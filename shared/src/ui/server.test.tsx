// @vitest-environment node
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { languages } from '../content/languages.ts';
import {
  Accordion,
  Button,
  ButtonLink,
  ButtonRow,
  Carousel,
  CheckRow,
  DemoStrip,
  Dialog,
  Field,
  Highlight,
  Icon,
  IconButton,
  IndexCard,
  LinkIcon,
  Mark,
  Pagination,
  PasswordInput,
  SafeHtml,
  SectionBoundary,
  Select,
  Skeleton,
  Switch,
  Tab,
  TextArea,
  TextInput,
  Viewer,
  Wordmark,
} from './index.ts';

const nothing = () => {};

const examples: [string, ReactElement][] = [
  ...languages.map(({ key }): [string, ReactElement] => [`Mark of ${key}`, <Mark key={key} language={key} />]),
  ['Wordmark', <Wordmark key="x" brand="Test Brand" />],
  [
    'Tab',
    <Tab key="x" language="form">
      L4
    </Tab>,
  ],
  [
    'IndexCard',
    <IndexCard key="x" language="form" tab="L4" ruled punched>
      Test
    </IndexCard>,
  ],
  ['Highlight', <Highlight key="x">Test</Highlight>],
  ['Button', <Button key="x">Test</Button>],
  [
    'ButtonLink',
    <ButtonRow key="x">
      <ButtonLink href="/test">
        <Icon icon={LinkIcon} /> Test
      </ButtonLink>
    </ButtonRow>,
  ],
  ['IconButton', <IconButton key="x" label="Test" icon={LinkIcon} />],
  [
    'Field',
    <Field key="x" label="Test" hint="Test" error="Test">
      <TextInput />
    </Field>,
  ],
  ['PasswordInput', <PasswordInput key="x" />],
  ['TextArea', <TextArea key="x" />],
  [
    'Select',
    <Select key="x">
      <option>Test</option>
    </Select>,
  ],
  ['Switch', <Switch key="x" label="Test" checked onChange={nothing} />],
  ['CheckRow', <CheckRow key="x" label="Test" checked={false} onChange={nothing} />],
  [
    'Pagination',
    <Pagination
      key="x"
      total={46}
      page={2}
      pageSize={10}
      targetOf={(page) => `/test?page=${page}`}
      label="Pages"
      linkAs={({ to, ...rest }) => <a href={to} {...rest} />}
    />,
  ],
  ['SafeHtml', <SafeHtml key="x" html="<p>Test <strong>this</strong></p>" />],
  [
    'Carousel',
    <Carousel key="x" label="Test">
      {['a', 'b', 'c', 'd', 'e'].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>,
  ],
  ['Viewer', <Viewer key="x" label="Test" pictures={['a']} index={0} onIndex={nothing} onClose={nothing} />],
  [
    'Dialog',
    <Dialog key="x" open title="Test" onClose={nothing}>
      Test
    </Dialog>,
  ],
  ['Accordion', <Accordion key="x" items={[{ id: 'a', question: 'Test?', answer: 'Test.' }]} />],
  ['DemoStrip', <DemoStrip key="x" />],
  ['Skeleton', <Skeleton key="x" lines={5} />],
  [
    'SectionBoundary',
    <SectionBoundary key="x" name="test">
      Test
    </SectionBoundary>,
  ],
];

test.each(examples)('%s: renders in Node, without complaint and without a style attribute', (_, example) => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();

  const html = renderToString(example);

  expect(html.length).toBeGreaterThan(3);
  expect(html).not.toMatch(/\sstyle=/);
  expect(complain).not.toHaveBeenCalled();
});

test('every carousel slide and every answer is in the markup', () => {
  const carousel = renderToString(
    <Carousel label="Test">
      <p>first</p>
      <p>last</p>
    </Carousel>,
  );
  const accordion = renderToString(<Accordion items={[{ id: 'a', question: 'Test?', answer: 'Closed answer.' }]} />);

  expect(carousel).toContain('first');
  expect(carousel).toContain('last');
  expect(accordion).toContain('Closed answer.');
});
