import { jsonOf } from '@agile-languages/shared/formats';
import { type HandOverKind, isHandOverKind } from './questions.content.ts';

export const packCard = ({ id, kind, text }: HandedCard): Promise<string> => pack([id, kind, text]);
export const packAnswers = ({ id, answers }: HandedAnswers): Promise<string> => pack([id, ...answers]);

export const isHanded = (hash: string): boolean => fragment.test(hash);

export async function readHanded(hash: string): Promise<Handed | undefined> {
  const [, name, code = ''] = fragment.exec(hash) ?? [];
  const words = name ? await unpack(code) : undefined;
  if (!words) return undefined;
  const [id = '', ...rest] = words;
  const [kind, text] = rest;
  if (name === 'answers') return rest.length === 8 ? { name, id, answers: rest } : undefined;
  return isHandOverKind(kind) && text !== undefined ? { name: 'card', id, kind, text } : undefined;
}

async function pack(words: readonly string[]): Promise<string> {
  const packed = new Response(jsonOf(words)).body?.pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed ?? null).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

async function unpack(code: string): Promise<string[] | undefined> {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const unpacked = new Response(bytes).body?.pipeThrough(new DecompressionStream('deflate-raw'));
    const text = await new Response(unpacked ?? null).text();
    const words: unknown = text.length < longest ? JSON.parse(text) : undefined;
    return Array.isArray(words) && words.every((word) => typeof word === 'string') ? words : undefined;
  } catch {
    return undefined;
  }
}

const fragment = /#(card|answers)(?:=|%3D)([\w-]+)/i;

/** A code that unpacks to more was not made here. */
const longest = 4000;

export interface HandedCard {
  id: string;
  kind: HandOverKind;
  text: string;
}

export interface HandedAnswers {
  id: string;
  answers: readonly string[];
}

export type Handed = ({ name: 'card' } & HandedCard) | ({ name: 'answers' } & HandedAnswers);
