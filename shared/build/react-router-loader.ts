/**
 * A bundler leaves out a component that nobody uses when nothing happens while it is made. React Router names its
 * components afterwards, gives one a context, and calls React without saying that such a call has no effect.
 */
export default function reactRouterLoader(source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(
      /^var (\w+) = class extends [\w.]+ \{(?=[\s\S]*?^\1\.contextType = (\w+);$)/gm,
      '$&\n  static contextType = $2;',
    )
    .replaceAll(/^\w+\.contextType = \w+;$/gm, '')
    .replaceAll(/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ');
}
