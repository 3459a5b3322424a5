import { optionName } from '../spec/option-name.ts';
import type { EmbedOptions } from '../spec/types.ts';

/** The attributes of an element as options. */
export const optionsOf = (element: Element): EmbedOptions =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [optionName(name), value]));
