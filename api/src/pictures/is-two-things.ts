const pages = /<(?:script|html|\?php|!doctype html|iframe)/i;
const endOfZip = Buffer.from('PK\x05\x06', 'latin1');
const longestComment = 65_535;
const endRecord = 22;

/** Whether a picture is a page, a program or an archive as well, for who reads it as one. */
export function isTwoThings(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return pages.test(text) || text.slice(0, 1024).includes('%PDF-') || endsAsZip(bytes);
}

function endsAsZip(bytes: Buffer): boolean {
  const first = Math.max(0, bytes.length - endRecord - longestComment);
  for (let at = bytes.indexOf(endOfZip, first); at >= 0; at = bytes.indexOf(endOfZip, at + 1))
    if (at + endRecord <= bytes.length && at + endRecord + bytes.readUInt16LE(at + 20) === bytes.length) return true;
  return false;
}
