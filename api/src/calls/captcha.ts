import { randomInt } from 'node:crypto';
import { callPaths } from '@agile-languages/shared/api';
import { answer } from '../http/answer.ts';
import { answerSchema, kvBody, type TypedInstance } from '../http/schemas.ts';

const schema = {
  summary: 'A number for the activation form',
  body: kvBody({ apiId: { const: 'GetCatcha' } }),
  response: answerSchema({ ln: { type: 'integer' } }),
};

export function captcha(app: TypedInstance): void {
  app.post(`/${callPaths.getCaptcha}`, { schema }, async () => answer({ ln: randomInt(1000, 10_000) }));
}
