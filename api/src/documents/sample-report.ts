import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const name = 'sample-assessment-report.pdf';

const headers = {
  'cache-control': 'public, max-age=86400',
  'content-disposition': `attachment; filename="${name}"`,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
};

export function sampleReport(app: FastifyInstance): void {
  app.get(`/reports/${name}`, async (_request, reply) =>
    reply
      .headers(headers)
      .type('application/pdf')
      .send(await readFile(join(import.meta.dirname, 'report', name))),
  );
}
