import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { linkLifeDays, type LinkProvider, type MiniProgramPage } from './link-provider';
import { miniProgramLinks } from './tables';

const dayMs = 24 * 60 * 60 * 1000;

/** Milliseconds before its end at which a link is replaced: it may be opened a while after it was handed out. */
const marginMs = dayMs;

/** A link and its end. */
interface KeptLink {
  readonly urlLink: string;
  readonly expiresAt: Date;
}

/** Gives each page's link and keeps it for all who ask; those who ask at the same time share one question. */
export function keepLinks({ makeLink }: LinkProvider) {
  const asked = new Map<string, Promise<KeptLink>>();

  async function linkOf(db: Queryable, page: MiniProgramPage, now: Date): Promise<KeptLink> {
    const [kept] = await db
      .select({ urlLink: miniProgramLinks.urlLink, expiresAt: miniProgramLinks.expiresAt })
      .from(miniProgramLinks)
      .where(
        and(
          eq(miniProgramLinks.path, page.path),
          eq(miniProgramLinks.query, page.query),
          gt(miniProgramLinks.expiresAt, new Date(now.getTime() + marginMs)),
        ),
      );
    if (kept !== undefined) return kept;
    const link = {
      urlLink: await makeLink(page),
      expiresAt: new Date(now.getTime() + linkLifeDays * dayMs),
    };
    await db
      .insert(miniProgramLinks)
      .values({ ...page, ...link })
      .onConflictDoUpdate({
        target: [miniProgramLinks.path, miniProgramLinks.query],
        set: link,
      });
    return link;
  }

  return (db: Queryable, page: MiniProgramPage, now: Date): Promise<KeptLink> => {
    const key = `${page.path}?${page.query}`;
    const underWay = asked.get(key);
    if (underWay !== undefined) return underWay;
    const link = linkOf(db, page, now).finally(() => asked.delete(key));
    asked.set(key, link);
    return link;
  };
}

/** Which page a link opens; null when it opens none any more. */
export async function pageOfLink(
  db: Queryable,
  urlLink: string,
  now: Date,
): Promise<MiniProgramPage | null> {
  const [page] = await db
    .select({ path: miniProgramLinks.path, query: miniProgramLinks.query })
    .from(miniProgramLinks)
    .where(and(eq(miniProgramLinks.urlLink, urlLink), gt(miniProgramLinks.expiresAt, now)));
  return page ?? null;
}

/** Forgets links that open nothing any more. */
export async function purgeLinks(db: Queryable, now: Date): Promise<void> {
  await db.delete(miniProgramLinks).where(lt(miniProgramLinks.expiresAt, now));
}
