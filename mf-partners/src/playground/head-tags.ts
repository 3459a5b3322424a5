import { moduleFor, optionName } from '@agile-languages/shared/embed/spec';
import type { Choices } from './choices.ts';
import type { EmbedFacts } from './facts.data.ts';

export type Loader = 'loader.js' | 'classic.js' | 'popup.js';

export const tags = (choices: Choices, origin: string, facts: EmbedFacts | undefined, loader: Loader = 'loader.js') =>
  [
    `<link rel="preconnect" href="${origin}" crossorigin>`,
    styleSheets(choices, origin, facts),
    script(choices, origin, facts, loader),
    ...firstCode(choices, facts).map((name) => linkTo(choices, origin, facts, 'modulepreload', name)),
  ].join('\n');

export const styleSheets = (choices: Choices, origin: string, facts: EmbedFacts | undefined): string =>
  ['embed.css', ...(choices.skeleton ? ['skeleton.css'] : [])]
    .map((name) => linkTo(choices, origin, facts, 'stylesheet', name))
    .join('\n');

export const script = (choices: Choices, origin: string, facts: EmbedFacts | undefined, file: Loader) =>
  `<script ${file === 'classic.js' ? 'async' : 'type="module"'} src="${baseOf(choices, origin, facts)}${file}"${hashOf(choices, facts, file)}></script>`;

export const baseOf = ({ pinned }: Choices, origin: string, facts: EmbedFacts | undefined) =>
  `${origin}/embed/${pinned && facts ? facts.version : 'v1'}/`;

/** Files that the element loads before it can be used: its code, and what comes beside its data. */
export function firstFilesOf({ element, attributes }: Choices, { files }: EmbedFacts): string[] {
  const options = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [optionName(name), value]));
  const module = moduleFor[element.module](options);
  return [`${module}.js`, `${module}.parts.js`].filter((name) => files[name]);
}

/** The loader of v1 fetches the files of a version that the tags do not know; a lazy element may never need them. */
const firstCode = (choices: Choices, facts: EmbedFacts | undefined): string[] =>
  choices.pinned && facts && choices.attributes.loading === 'eager' ? firstFilesOf(choices, facts) : [];

const linkTo = (choices: Choices, origin: string, facts: EmbedFacts | undefined, rel: string, name: string) =>
  `<link rel="${rel}" href="${baseOf(choices, origin, facts)}${name}"${hashOf(choices, facts, name)}>`;

function hashOf({ pinned }: Choices, facts: EmbedFacts | undefined, name: string): string {
  const integrity = pinned && facts?.files[name]?.integrity;
  return integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : '';
}
