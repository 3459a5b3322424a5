import process from 'node:process';
import { disarm } from './disarm.ts';
import { type Envelope, type FromRealm, longestMessage, type ToRealm, toSent } from './messages.ts';
import { openRealm } from './realm.ts';

export interface ChildOptions {
  module: string;
  bundles: Readonly<Record<string, string>>;
}

const [, , text = '{}'] = process.argv;
const options: ChildOptions = JSON.parse(text);
const now = Date.now();
const send = process.send?.bind(process) as (envelope: Envelope) => void;
const realms = new Map<string, Promise<(text: string) => void>>();

process.on('disconnect', () => process.exit());
process.on('message', async ({ realm: name, text }: Envelope) => {
  if (text === '') return send({ realm: name, text });
  const known = realms.get(name);
  // The other process need not take it in.
  const tellOutside = (sent: string) => send({ realm: name, text: `${sent}`.slice(0, longestMessage + 1) });
  const realm = known ?? openRealm({ ...options, now, send: tellOutside });
  if (!known) realms.set(name, realm);
  try {
    const tell = await realm;
    tell(text);
  } catch (cause) {
    const { id } = JSON.parse(text) as ToRealm;
    send({ realm: name, text: JSON.stringify({ kind: 'failure', id, failure: toSent(cause) } satisfies FromRealm) });
  }
});
disarm();
send({ realm: '', text: '' });
