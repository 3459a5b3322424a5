import { setTimeout as wait } from 'node:timers/promises';
import { createVisitor } from '../attack/visitor.ts';
import type { SoakSite } from './soak-site.ts';

/** The member of the demonstration. */
const member = ['member@example.com', 'member123'] as const;

/** Milliseconds between two messages. The API takes 300 in ten minutes. */
const messagePause = 2500;

/** What came of the requests since the last look. */
export interface SoakFigures {
  milliseconds: number[];
  /** Answers that were none, or no success, although the site was up all the time. */
  failures: string[];
}

/** Visits a page and a list, signs in, and writes messages at a steady pace, until `end`. */
export function startSoakLoad(site: SoakSite) {
  const visitor = createVisitor(site.origin, '192.0.2.1');
  const acknowledged: string[] = [];
  const ending = new AbortController();
  let figures: SoakFigures = { milliseconds: [], failures: [] };

  async function measure(what: string, send: () => Promise<{ status: number; milliseconds?: number }>) {
    const life = site.life();
    const { status, milliseconds } = await send().catch(() => ({ status: 0, milliseconds: undefined }));
    if (status === 200 && milliseconds !== undefined) figures.milliseconds.push(milliseconds);
    if (status !== 200 && life !== undefined && life === site.life()) figures.failures.push(`${what}: ${status}`);
    return status;
  }

  async function write(index: number): Promise<void> {
    const message = `soak-${index}`;
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `198.${18 + (index % 2)}.${index % 250}.1`,
    };
    const template_params = { fullName: 'Soak', email: 'soak@example.com', message };
    const body = JSON.stringify({ lib_version: '1', user_id: '1', service_id: '1', template_id: '1', template_params });
    const status = await measure('message', () =>
      fetch(`${site.origin}/api/v1.0/email/send`, { method: 'POST', headers, body }),
    );
    if (status === 200) acknowledged.push(message);
  }

  async function repeat(pause: number, work: (index: number) => Promise<unknown>): Promise<void> {
    for (let index = 0; !ending.signal.aborted; index++) {
      await work(index);
      await wait(pause, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  const running = Promise.all([
    repeat(5, () => measure('page', visitor.page)),
    repeat(5, () => measure('list', visitor.list)),
    repeat(2000, () => measure('sign-in', () => visitor.signIn(...member))),
    repeat(messagePause, write),
  ]);

  return {
    /** Texts of the messages that the site said it had taken. */
    acknowledged,
    take(): SoakFigures {
      const taken = figures;
      figures = { milliseconds: [], failures: [] };
      return taken;
    },
    async end(): Promise<void> {
      ending.abort();
      await running;
      visitor.leave();
    },
  };
}
