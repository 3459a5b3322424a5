import { createHash } from 'node:crypto';

const given = new Map<string, string>();

/** Short name of a class in an embedded element, the same wherever it is asked for. */
export function embedClassName(file: string, name: string): string {
  const number = createHash('sha256').update(`${file} ${name}`).digest().readUInt32BE() % letters.length ** 4;
  const short = [number, number / letters.length, number / letters.length ** 2, number / letters.length ** 3]
    .map((place) => letters[Math.floor(place) % letters.length])
    .join('');
  const owner = `${file} ${name}`;
  if ((given.get(short) ?? owner) !== owner)
    throw new Error(`${owner} and ${given.get(short)} get the same class name.`);
  given.set(short, owner);
  return short;
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
