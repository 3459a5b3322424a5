const elements = /<(?:\w+:)?(?:script|foreignobject|iframe|object|embed|audio|video|animate\w*|set|handler)[\s/>]/i;
const handlers = /\son\w+\s*=/i;
const declarations = /<!doctype|<!entity|<\?xml-stylesheet|@import/i;
const links = /(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const functions = /url\(\s*(?:&quot;|["'])?\s*([^)\s"'&]*)/gi;
const inFile = /^(?:#|data:image\/(?:png|jpeg|webp);base64,)/i;

/** Why a drawing is refused: it holds more than a drawing, or something from elsewhere. `undefined`: it is one. */
export function svgFault(bytes: Buffer): string | undefined {
  const text = textOf(bytes);
  if (text === undefined) return 'The drawing is not written in UTF-8.';
  if (elements.test(text) || handlers.test(text)) return 'The drawing has a script or moving parts in it.';
  if (declarations.test(text)) return 'The drawing has declarations in it that are not allowed.';
  const outside = [...text.matchAll(links), ...text.matchAll(functions)]
    .map(([, first, second]) => first ?? second ?? '')
    .find((address) => !inFile.test(address.trim()));
  return outside === undefined ? undefined : 'The drawing refers to something outside of it.';
}

function textOf(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const [, encoding = 'utf-8'] = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']+)/.exec(text) ?? [];
    return /^(?:utf-8|us-ascii)$/i.test(encoding) ? text : undefined;
  } catch {
    return undefined;
  }
}
