import { createHash } from 'node:crypto';
import { escapeHtml, safeMarkup } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import type { FastifyInstance } from 'fastify';
import { Feed } from 'feed';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { createRecentAnswers } from '../http/list-answers.ts';
import { type ClassRecord, newestClasses } from '../resources/class/reads.ts';

const longest = 30;

interface FeedSource {
  clock: () => Date;
  db: Kysely<Database>;
  recentLists: ReturnType<typeof createRecentAnswers>;
  siteOrigin: string;
  mail: { from: string };
}

export function classFeed(app: FastifyInstance, { clock, db, mail, recentLists, siteOrigin }: FeedSource): void {
  app.get('/classes/feed.atom', { schema: { summary: 'Atom feed of new classes' } }, async ({ headers }, reply) => {
    const feed = await recentLists.get('feed.atom', async () =>
      feedOf(await newestClasses(db, clock().toISOString(), longest), siteOrigin, mail.from),
    );
    const text = String(feed);
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.headers({
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      etag: tag,
    });
    if (headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    return reply.type('application/atom+xml; charset=utf-8').send(text);
  });
}

function feedOf(rows: readonly ClassRecord[], siteOrigin: string, sender: string): string {
  const list = `${siteOrigin}${paths.classes}`;
  const feed = new Feed({
    id: list,
    link: list,
    title: 'New classes',
    author: { name: sender.replace(/\s*<.*/, '') },
    updated: dayOf(rows[0]?.createdDate ?? ''),
    feedLinks: { atom: `${siteOrigin}/api/classes/feed.atom` },
    generator: false,
  });
  for (const { id, name, createdDate, languageId, languageName, pattern, timeZone, mode, description } of rows) {
    const link = `${siteOrigin}${paths.class(id)}`;
    const date = dayOf(createdDate);
    feed.addItem({
      id: link,
      link,
      title: escapeHtml(name),
      date,
      published: date,
      description: escapeHtml([`Language of ${languageName}`, pattern, timeZone, mode].filter(Boolean).join(' · ')),
      content: safeMarkup(description),
      category: [{ name: inAttribute(languageName), term: inAttribute(languageId ?? '') }],
    });
  }
  return feed.atom1();
}

/** The library escapes `&` in attributes, and nothing else. */
const inAttribute = (text: string) => text.replaceAll(/[<>"]/g, '');

/** Noon is the same day in nearly every time zone. Any other text gives 1970. */
function dayOf(text: string): Date {
  const date = new Date(text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3T12:00:00Z'));
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}
