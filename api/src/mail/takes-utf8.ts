const remembered = 3_600_000;

/**
 * SMTPUTF8 is asked for once an hour. A server that does not answer takes none; without a server mails wait, and
 * everything is taken.
 */
export function createUtf8Check(smtpUrl: string | undefined, clock: () => Date): () => Promise<boolean> {
  let last: { at: number; takes: Promise<boolean> } | undefined;

  return async () => {
    if (!smtpUrl) return true;
    const at = clock().getTime();
    if (!last || Math.abs(at - last.at) > remembered) last = { at, takes: askServer(smtpUrl) };
    const asked = last;
    try {
      return await asked.takes;
    } catch {
      if (last === asked) last = undefined;
      return false;
    }
  };
}

async function askServer(smtpUrl: string): Promise<boolean> {
  const { createTransport } = await import('nodemailer');
  const { smtpOptions } = await import('./mail-sender.ts');
  const said: string[] = [];
  const logger = { level: () => undefined, trace: skip, debug: hear, info: skip, warn: skip, error: skip, fatal: skip };
  const transport = createTransport({ ...smtpOptions(smtpUrl), debug: true, logger });
  try {
    await transport.verify();
    return said.some((line) => /^250[ -]SMTPUTF8\b/im.test(line));
  } finally {
    transport.close();
  }

  function hear(_entry: unknown, line: unknown) {
    said.push(String(line));
  }
}

const skip = () => undefined;
