import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@agile-languages/api/testing/free-port';
import type { Engine, EnginePage } from './engine.ts';

const keys = { Tab: '\uE004', Enter: '\uE007', ' ': ' ' } as const;

/** WebDriver says nothing of the console and of requests. @param command behind `xvfb-run` where there is no display */
export async function startWebKit(command: readonly string[]): Promise<Engine> {
  const port = await freePort();
  const [program = '', ...args] = [...command, `--port=${port}`];
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  const base = `http://127.0.0.1:${port}`;

  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.error}, ${value.message}`);
    return value;
  }

  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await call<{ ready: boolean }>('GET', '/status').then(
        ({ ready }) => ready,
        () => false,
      )
    )
      break;
    await setTimeout(50);
  }
  const { sessionId, capabilities } = await call<Session>('POST', '/session', { capabilities: {} });
  const own = <Answer>(method: string, path: string, body?: object) =>
    call<Answer>(method, `/session/${sessionId}${path}`, body);
  await own('POST', '/window/rect', { width: 1200, height: 900 });
  await own('POST', '/timeouts', { script: 60_000 });

  const page: EnginePage = {
    goto: (url) => own('POST', '/url', { url }),
    evaluate: async (work, ...args) => {
      const script = `const [args, done] = arguments; (async () => (${work})(...args))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await own<{ value: never; error?: string }>('POST', '/execute/async', {
        script,
        args: [args],
      });
      if (error) throw new Error(error);
      return value;
    },
    press: async (key) => {
      const value = keys[key];
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await own('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    close: () => own('POST', '/url', { url: 'about:blank' }),
  };

  async function stop() {
    await own('DELETE', '');
    process.kill(-(child.pid ?? 0));
  }

  return { name: `${capabilities.browserName} ${capabilities.browserVersion}`, open: async () => page, stop };
}

interface Session {
  sessionId: string;
  capabilities: { browserName: string; browserVersion: string };
}
