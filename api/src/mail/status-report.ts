import PostalMime, { type Attachment } from 'postal-mime';
import { validate as isId } from 'uuid';

/** What a mail server reports about a mail of ours (RFC 3464). */
export interface StatusReport {
  /** `''`: it names none of ours. */
  mailId: string;
  recipients: ReportedRecipient[];
}

interface ReportedRecipient {
  /** As it was written to and, where it was forwarded, as it is. In small letters. */
  addresses: string[];
  /** `failed`, `delayed`, `delivered`, `relayed` or `expanded`, unless the server has a word of its own. */
  action: string;
  /** Which server, and what it said. */
  said: string;
}

const statusTypes = ['message/delivery-status', 'message/global-delivery-status'];
const returnedTypes = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];
const limits = { forceRfc822Attachments: true, maxNestingDepth: 10, maxHeadersSize: 200_000 } as const;
const mostSaid = 200;

/** Returns `undefined` for what is no report. */
export async function readStatusReport(message: Uint8Array<ArrayBuffer>): Promise<StatusReport | undefined> {
  const mail = await PostalMime.parse(message, limits).catch(() => undefined);
  const type = mail?.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  const status = mail?.attachments.find(({ mimeType }) => statusTypes.includes(mimeType));
  if (!mail || !status || !/^\s*multipart\/report\b/i.test(type)) return undefined;
  const [whole, ...recipients] = groupsIn(textOf(status));
  if (!whole) return undefined;
  const names = [whole.get('original-envelope-id'), whole.get('x-original-message-id')];
  const returned = mail.attachments.find(({ mimeType }) => returnedTypes.includes(mimeType));
  if (returned) names.push(await messageIdOf(returned));
  const server = nameOf(whole.get('reporting-mta'));
  return {
    mailId: names.map(idIn).find((id) => id !== '') ?? '',
    recipients: recipients.map((fields) => recipientOf(fields, server)),
  };
}

type FieldsOfGroup = ReadonlyMap<string, string>;

function recipientOf(fields: FieldsOfGroup, server: string): ReportedRecipient {
  const addresses = [fields.get('original-recipient'), fields.get('final-recipient')].map(addressIn).filter(Boolean);
  const words = valueIn(fields.get('diagnostic-code')) || (fields.get('status') ?? '');
  const said = [nameOf(fields.get('remote-mta')) || server, words].map(inOneLine).filter(Boolean).join(', ');
  return { addresses, action: (fields.get('action') ?? '').toLowerCase(), said: said.slice(0, mostSaid) };
}

/** Of lines `Name: value`, with an empty line between groups; the first of a name counts. */
function groupsIn(text: string): FieldsOfGroup[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .map((group) => {
      const fields = new Map<string, string>();
      for (const line of group.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
        const [, name = '', value = ''] = /^([\w-]+)[ \t]*:(.*)$/.exec(line) ?? [];
        if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim());
      }
      return fields;
    })
    .filter(({ size }) => size > 0);
}

async function messageIdOf({ content }: Attachment): Promise<string | undefined> {
  if (typeof content === 'string') return undefined;
  const { messageId } = await PostalMime.parse(content, limits).catch(() => ({ messageId: undefined }));
  return messageId;
}

const textOf = ({ content }: Attachment) => (typeof content === 'string' ? content : new TextDecoder().decode(content));

/** Ids of mails cannot be guessed, those of alerts could, and are none of these. */
const idIn = (name = ''): string => {
  const [id = ''] = name.trim().replace(/^</, '').split('@');
  return isId(id.toLowerCase()) ? id.toLowerCase() : '';
};

/** @example valueIn('dns; mx.example.org') // 'mx.example.org' */
const valueIn = (field = ''): string => field.replace(/^[^;\s]*\s*;/, '').trim();

const nameOf = (field = ''): string => valueIn(field).split(/\s/)[0] ?? '';

/** RFC 6533 writes letters outside of ASCII as `\x{F6}`, or as they are. */
const addressIn = (field = ''): string =>
  /^(rfc822|utf-8)\s*;/i.test(field)
    ? valueIn(field)
        .replace(/^<(.*)>$/, '$1')
        .replaceAll(/\\x\{([\da-f]{2,6})\}/gi, (written, code: string) => letterOf(code) ?? written)
        .toLowerCase()
    : '';

const letterOf = (code: string): string | undefined => {
  const point = Number.parseInt(code, 16);
  return point <= 0x10_ff_ff ? String.fromCodePoint(point) : undefined;
};

const inOneLine = (text: string): string => text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
