import { elementSpecs } from '../../../src/embed/spec/index.ts';

/** The table of `loader/observed-attributes.ts`, by the name of its marker. */
export const observedAttributes = (): Record<string, string> => ({
  attributes: elementSpecs
    .map(({ module, attributes }) => {
      const names = attributes.filter(({ isReadOnce }) => !isReadOnce).map(({ name }) => name);
      return `  ${module}: '${names.join(' ')}',`;
    })
    .join('\n'),
});
