import type { Declaration, KeyframesRule, Rule, Selector, SelectorComponent, StyleRule } from 'lightningcss';
import { transform } from 'lightningcss';
import { adviceFor, namesGiven } from './names-given.ts';

export interface StrangeStyle {
  /** From 1. */
  line: number;
  what: string;
}

/**
 * Styles that reach further than the parts of their area. A selector is at home when it passes or matches an element
 * with a class of its file: what lies below or behind that is the area's own. @param area names that hold for the whole
 * document (layers, pages, counter styles, anchors) begin with it @param origin classes of a module are its own, those
 * of plain CSS everybody's; of built CSS it says which are
 */
export function strangeStyles(css: string, area: string, origin: StylesOrigin): StrangeStyle[] {
  const isModule = origin === 'module';
  const isBuilt = typeof origin === 'function';
  const isOwnClass = isBuilt ? origin : () => isModule;
  const lines = css.split('\n');
  const found: StrangeStyle[] = [];
  const isOwnName = (name: string) => name.replace(/^--/, '').startsWith(`${area}-`);
  const isOwnLayer = ([name = '']: readonly string[]) => name === 'area' || name === 'kit' || isOwnName(name);
  const note = (loc: { line: number }, what: string) => found.push({ line: loc.line + 1, what });

  function visitRules(rules: readonly Rule[], isInside: boolean): void {
    for (const rule of rules)
      if (rule.type === 'style') visitStyle(rule.value, isInside);
      else if (rule.type === 'nesting') visitStyle(rule.value.style, isInside);
      else if (rule.type === 'nested-declarations') noteNames(rule.value.declarations, rule.value.loc);
      else if (rule.type === 'keyframes') visitKeyframes(rule.value);
      else if (rule.type !== 'ignored') visitAtRule(rule, isInside);
  }

  /** The build makes the names of modules unique, apart from those in quotation marks. */
  function visitKeyframes({ name: { type, value }, keyframes, loc }: KeyframesRule) {
    for (const { declarations } of keyframes) noteNames(declarations, loc);
    if ((type === 'ident' && isOwnClass(value)) || isOwnName(value)) return;
    note(loc, `@keyframes ${value} holds for every page: begin its name with ${area}-`);
  }

  function visitAtRule(rule: AtRule, isInside: boolean): void {
    const { type, value } = rule;
    const { loc = { line: 0 } } = value as { loc?: { line: number } };
    if (type === 'layer-block' && value.name && !isOwnLayer(value.name)) note(loc, layerFault(value.name));
    if (holders.includes(type)) visitRules((value as { rules: Rule[] }).rules, isInside);
    else if (type === 'layer-statement') {
      const strange = value.names.find((name) => !isOwnLayer(name));
      if (strange) note(loc, layerFault(strange));
    } else if (type === 'page') {
      const areOwn = value.selectors.length > 0 && value.selectors.every(({ name }) => name && isOwnName(name));
      if (!areOwn) note(loc, `@page holds for every page: give it a name, @page ${area}-…`);
    } else if (type === 'property' || type === 'counter-style') {
      if (!isOwnName(value.name))
        note(loc, `@${type} ${value.name} holds for every page: begin its name with ${area}-`);
    } else if (type !== 'import') note(loc, `@${type} holds for every page`);
    else if (isBuilt || !value.url.startsWith('.')) note(loc, `@import of ${value.url}, which is no file of the area`);
    else if (value.layer && !isOwnLayer(value.layer)) note(loc, layerFault(value.layer));
  }

  function visitStyle({ selectors, declarations, rules, loc }: StyleRule<Declaration>, isInside: boolean) {
    const areOwn = selectors.every((selector) => isAtHome(selector, { isOwnClass, isInside }));
    if (!areOwn)
      note(loc, `${textAt(lines, loc)} matches what is not the area's own: begin it with a class of this file`);
    noteNames(declarations, loc);
    visitRules(rules ?? [], areOwn);
  }

  /** Names that elements of the whole document share. Those of the kit, which areas build in, begin with its own. */
  function noteNames(block: StyleRule<Declaration>['declarations'], loc: { line: number }) {
    for (const declaration of [...(block?.declarations ?? []), ...(block?.importantDeclarations ?? [])]) {
      const { property, names } = namesGiven(declaration);
      const strange = names.find(
        (name) => !isOwnName(name) && !name.startsWith('kit-') && !(isBuilt && isOwnClass(name)),
      );
      if (!strange) continue;
      const advice = adviceFor(property, strange) || (isBuilt ? wayOfOldBuilds : '');
      note(loc, `${property}: ${strange} holds for the whole page: begin the name with ${area}-${advice}`);
    }
  }

  const { warnings } = transform({
    filename: 'area.css',
    code: Buffer.from(css),
    cssModules: isModule,
    errorRecovery: true,
    visitor: { StyleSheet: ({ rules }) => visitRules(rules, false) },
  });
  for (const { message, loc } of warnings) found.push({ line: loc.line, what: message });
  for (const [index, text] of lines.entries())
    if (/<\/style/i.test(text)) found.push({ line: index + 1, what: '</style would end the styles of the document' });
  return found.sort((one, other) => one.line - other.line);
}

export type StylesOrigin = 'module' | 'plain' | ((className: string) => boolean);

interface Home {
  isOwnClass: (name: string) => boolean;
  /** Whether the rule is in one that is at home. */
  isInside: boolean;
}

const isAtHome = (selector: Selector, home: Home): boolean => selector.some((part) => isOwnPart(part, home));

/** Each selector of `:is()` has to end at home; `:not()` and `:has()` are no way there. */
function isOwnPart(part: SelectorComponent, home: Home): boolean {
  if (part.type === 'class') return home.isOwnClass(part.name);
  if (part.type === 'nesting') return home.isInside;
  if (part.type !== 'pseudo-class') return false;
  if (part.kind === 'local') return isAtHome(part.selector, home);
  if (part.kind !== 'is' && part.kind !== 'where') return false;
  return part.selectors.length > 0 && part.selectors.every((selector) => isAtHome(selector, home));
}

type AtRule = Exclude<Rule, { type: 'style' | 'nesting' | 'nested-declarations' | 'ignored' | 'keyframes' }>;

/** At-rules that only hold other rules. */
const holders: readonly string[] = ['media', 'supports', 'container', 'starting-style', 'layer-block'];

/** Packages of an older kit have its names without a beginning. */
const wayOfOldBuilds = '; if it is no name of yours, build the package again with the present shared';

const layerFault = (name: readonly string[]) => `@layer ${name.join('.')}: an area writes in @layer area`;

function textAt(lines: readonly string[], { line, column }: { line: number; column: number }): string {
  const rest = [lines[line]?.slice(column - 1), ...lines.slice(line + 1, line + 5)].join(' ');
  return rest.split('{', 1)[0]?.replaceAll(/\s+/g, ' ').trim() ?? '';
}
