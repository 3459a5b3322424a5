import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromSent } from './messages.ts';
import { envelopeIn, messageIn } from './said-outside.ts';

test('what a process says, of any shape: an envelope with two texts, or nothing', () => {
  const said = fc.oneof(fc.anything(), fc.record({ realm: fc.anything(), text: fc.anything() }));
  fc.assert(
    fc.property(said, (value) => {
      const envelope = envelopeIn(value);
      if (envelope) expect([typeof envelope.realm, typeof envelope.text]).toEqual(['string', 'string']);
    }),
  );
  expect(envelopeIn({ realm: 'a', text: '{}', more: 1 })).toEqual({ realm: 'a', text: '{}' });
});

const kind = fc.constantFrom('result', 'failure', 'request', 'call', null);
const part = fc.oneof(fc.jsonValue(), fc.record({ name: fc.jsonValue(), message: fc.jsonValue() }));
const message = fc.record({ kind, id: fc.oneof(fc.nat(), part), url: part, body: part, failure: part, value: part });

test('what a realm says, of any shape: a message that can be read, or nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        message.map((one) => JSON.stringify(one)),
      ),
      (text) => {
        const found = messageIn(text);
        if (!found) return;
        expect(typeof found.id).toBe('number');
        if (found.kind === 'request') expect([typeof found.url, typeof found.body]).toEqual(['string', 'string']);
        if (found.kind === 'failure') expect(fromSent(found.failure).message).toBeTypeOf('string');
      },
    ),
  );
});

const deep = `${'{"name":"Error","cause":'.repeat(100_000)}{}${'}'.repeat(100_000)}`;

test.each([
  ['a message that is no text', '{"name":"Error","message":{"toString":1}}'],
  ['a name that is no text', '{"name":7,"message":[],"stack":{},"cause":7}'],
  ['causes without end', deep],
])('failure with %s: an error with a text', (_, failure) => {
  expect(fromSent(JSON.parse(failure)).message).toBeTypeOf('string');
});
