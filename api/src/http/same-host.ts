/** Whatever its case, and with or without the usual port and the dot at its end, a host is the same (RFC 9110). */
export const isHostOf = (origin: string, asked = ''): boolean =>
  /^[^\s/?#@\\]+$/.test(asked) && plainOrigin(`${new URL(origin).protocol}//${asked}`) === plainOrigin(origin);

export const isSameOrigin = (origin: string, asked = ''): boolean => plainOrigin(asked) === plainOrigin(origin);

function plainOrigin(address: string): string | undefined {
  const { protocol, host } = URL.parse(address) ?? {};
  return host && `${protocol}//${host.replace(/\.(?=:\d+$|$)/, '')}`;
}
