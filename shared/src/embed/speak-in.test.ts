import { beforeEach, expect, test, vi } from 'vitest';
import { type Speak, wordFile } from './words.ts';

const testWords = { Enrol: 'Anmelden', '{0} class|{0} classes': '{0} Kurs|{0} Kurse' };
let speak: Speak;

beforeEach(async () => {
  vi.resetModules();
  const { speakIn } = await import('./speak-in.ts');
  speak = speakIn('de', testWords);
});

function hostWith(json?: string): Element {
  const host = document.createElement('div');
  if (json === undefined) return host;
  const script = Object.assign(document.createElement('script'), { type: 'application/json', textContent: json });
  script.slot = 'words';
  host.append(script);
  return host;
}

test.each(['de', 'de-AT', 'DE'])('locale %s: German, marked as such', (locale) => {
  const { say, locale: spoken } = speak(hostWith(), locale);

  expect(say('Enrol')).toBe('Anmelden');
  expect(say('{0} class|{0} classes', 2)).toBe('2 Kurse');
  expect(spoken).toBe(locale);
});

test.each(['', 'en', 'es', 'de_AT', 'de-!'])('locale "%s": English', (locale) => {
  const { say, locale: spoken } = speak(hostWith(), locale);

  expect(say('Enrol')).toBe('Enrol');
  expect(spoken).toBeUndefined();
});

test('words of the page: over those of the language, and over English', () => {
  const host = hostWith('{"Enrol":"Buchen"}');

  expect(speak(host, 'de').say('Enrol')).toBe('Buchen');
  expect(speak(host, 'de').say('{0} class|{0} classes', 1)).toBe('1 Kurs');
  expect(speak(host, '').say('Enrol')).toBe('Buchen');
  expect(speak(host, '').say('{0} class|{0} classes', 1)).toBe('1 class');
});

test.each(['{', '"Enrol"', 'null', '{"Enrol":1}', ''])('words %j: the console says that they are none', (json) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

  expect(speak(hostWith(json), 'de').say('Enrol')).toBe('Anmelden');
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^agile 208: .* no JSON object .*#error-208$/)]]);
  warn.mockRestore();
});

test('word for a text that the element does not have: the console names it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

  speak(hostWith('{"Enroll":"Buchen","Enrol":"Buchen"}'), 'de');
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^agile 208: The element has no text "Enroll"\./)]]);
  warn.mockRestore();
});

test.each(['constructor', 'toString', '__proto__', 'es', ''])('locale "%s", which has no words: no file', (locale) => {
  const files = { de: async () => speak };

  expect(wordFile(hostWith(), locale, files)).toBeFalsy();
  expect(wordFile(hostWith('{}'), locale, files)).toBe(files.de);
  expect(wordFile(hostWith(), 'DE-at', files)).toBe(files.de);
});
