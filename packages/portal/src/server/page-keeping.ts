import { readPreferences } from '../preferences';
import type { PageKey } from './page-cache';
import type { PreparedPage } from './prepare-page';
import type { RequestFacts } from './request-facts';

/** Seconds for which a page may be cached for all users; 0 where it may not. */
export function sharedSeconds({
  match: { row },
  outcome,
  personal,
  forThisAgent,
  withheld,
}: PreparedPage): number {
  const isForOne =
    personal || forThisAgent || withheld || Boolean(row.requires) || Boolean(row.disableCache);
  return isForOne || !outcome.complete ? 0 : (row.cacheControlMaxAge ?? 0);
}

/**
 * Who may keep a page, and for how long. A page of a signed-in user, one that failed, and the answer in the
 * place of a page that is only withheld are kept by no cache; an open page for all who send the same cookies, because they choose language, mode, theme and city.
 */
export function cacheControl(
  facts: RequestFacts,
  { match, outcome, personal, withheld }: PreparedPage,
  maxAge: number,
): string {
  if (maxAge > 0) return `public, max-age=${maxAge}`;
  if (
    facts.token !== null ||
    personal ||
    withheld ||
    match.row.requires ||
    match.row.disableCache ||
    !outcome.complete
  )
    return 'private, no-store';
  return 'private, no-cache';
}

/**
 * The key under which an open page is stored: all that changes it. Its calls send nothing else of a reader
 * without a session, as `visitorHeaders` has it.
 */
export function pageKey(facts: RequestFacts): PageKey {
  const { mode, theme, city } = readPreferences(facts.readCookie, facts.locale);
  return {
    host: facts.host.host,
    path: facts.base + facts.url.pathname,
    query: facts.url.search,
    locale: facts.locale,
    mode,
    theme,
    city: city ? `${city.areaId}~${city.name}` : '',
    source: facts.source,
    experiment: facts.experiment,
    routerTag: facts.routerTag,
  };
}

/** The same for the page that says there are too many readers: it makes no call and is one at every address. */
export function troubleKey(facts: RequestFacts): PageKey {
  const nothing = {
    path: '',
    query: '',
    city: '',
    source: null,
    experiment: null,
    routerTag: null,
  };
  return { ...pageKey(facts), ...nothing };
}
