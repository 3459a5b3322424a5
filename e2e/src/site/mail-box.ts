import { createServer } from 'node:net';

export interface MailBox {
  url: string;
  /** Without line breaks of the transport. */
  mailsTo: (address: string) => readonly string[];
  stop: () => void;
}

export function startMailBox(): Promise<MailBox> {
  const mails: { to: string; text: string }[] = [];
  const server = createServer((socket) => {
    let waiting = '';
    let to = '';
    let body: string[] | undefined;
    const answer = (line: string) => {
      if (body) {
        if (line !== '.') return body.push(line);
        mails.push({ to, text: plain(body.join('\r\n')) });
        body = undefined;
        return socket.write('250 kept\r\n');
      }
      const [, recipient] = /^RCPT TO:<(.*)>/i.exec(line) ?? [];
      to = recipient ?? to;
      if (/^DATA/i.test(line)) body = [];
      if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n');
      return socket.write(body ? '354 go on\r\n' : '250 ok\r\n');
    };
    socket.write('220 mail box of a test\r\n');
    socket.on('error', () => socket.destroy());
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = (waiting + text).split('\r\n');
      waiting = lines.pop() ?? '';
      for (const line of lines) answer(line);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({
        url: `smtp://127.0.0.1:${port}`,
        mailsTo: (wanted) => mails.filter((mail) => mail.to === wanted).map(({ text }) => text),
        stop: () => void server.close(),
      });
    });
  });
}

/** Of quoted-printable. */
const plain = (text: string) =>
  text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
