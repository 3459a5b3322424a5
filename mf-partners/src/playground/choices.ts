import { type ElementSpec, elementSpecs, previewHosts, tokenSpecs } from '@agile-languages/shared/embed/spec';

/** All of it is in the address. */
export interface Choices {
  element: ElementSpec;
  host: (typeof previewHosts)[number];
  /** With hashes instead of the evergreen address. */
  pinned: boolean;
  /** The shape of the element is in its room until it is there. */
  skeleton: boolean;
  /** Attributes by name, without those at their default. */
  attributes: Readonly<Record<string, string>>;
  /** Custom properties by name, without those that are not set. */
  tokens: Readonly<Record<string, string>>;
}

const defaultElement = elementSpecs[0] as ElementSpec;
const elementKey = ({ module }: ElementSpec) => module;

/** Unknown values count as not chosen. */
export function readChoices(query: URLSearchParams): Choices {
  const element = elementSpecs.find((spec) => elementKey(spec) === query.get('element')) ?? defaultElement;
  return {
    element,
    host: previewHosts.find(({ id }) => id === query.get('host')) ?? previewHosts[0],
    pinned: query.get('version') === 'pinned',
    skeleton: query.get('skeleton') === 'on',
    attributes: chosenValues(
      query,
      element.attributes.map(({ name }) => name),
    ),
    tokens: chosenValues(
      query,
      tokenSpecs.map(({ name }) => name),
    ),
  };
}

export function queryOf({ element, host, pinned, skeleton, attributes, tokens }: Choices): URLSearchParams {
  const query = new URLSearchParams();
  if (element !== defaultElement) query.set('element', elementKey(element));
  if (host !== previewHosts[0]) query.set('host', host.id);
  if (pinned) query.set('version', 'pinned');
  if (skeleton) query.set('skeleton', 'on');
  for (const [name, value] of Object.entries({ ...attributes, ...tokens })) query.set(name, value);
  return query;
}

export function withValue(record: Readonly<Record<string, string>>, name: string, value: string) {
  const { [name]: _, ...rest } = record;
  return value === '' ? rest : { ...rest, [name]: value };
}

const chosenValues = (query: URLSearchParams, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])));
