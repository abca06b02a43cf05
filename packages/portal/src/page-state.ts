import { QueryStatus } from '@reduxjs/toolkit/query';
import type { RootState } from '@xinglin/api';
import type { ServerRoutes } from '@xinglin/guards';
import type { Locale, ReceivedTexts } from '@xinglin/i18n';
import type { RouteName, RouteRow } from '@xinglin/routes';
import type { ModuleChange, PageConfig } from '@xinglin/routes';

/** What the server writes into a page for the browser to go on from. */
export interface PageState {
  readonly locale: Locale;
  /** Feature and route the server rendered. */
  readonly feature: string;
  readonly route: RouteName;
  /**
   * That route as the channel has it and the file of its page, so that the first sight does not wait for the table of
   * its feature. Null where the server does not know the file.
   */
  readonly first: { readonly row: RouteRow; readonly file: string } | null;
  /**
   * Partner of the channel, with the files of its module and of the default partner set's below it; none where the
   * server does not know them. Null on the main portal.
   */
  readonly partner: { readonly id: string; readonly files: readonly string[] } | null;
  /** Whether the page may have come out of a cache, so that `now` may be old. */
  readonly shared: boolean;
  /** What the browser leaves to the server's guards. */
  readonly serverRoutes: ServerRoutes;
  /** Whether the bodies of listed calls are encrypted once there is a rule (spec 1 §9). */
  readonly encrypts: boolean;
  /** The texts the page was rendered with; as data they cost a browser less than as scripts. */
  readonly texts: ReceivedTexts;
  readonly store: Partial<RootState>;
  /** The gateway's time when the page left the server, in milliseconds. */
  readonly now: number;
}

/** Id of the element that holds the state. */
export const pageStateId = 'xl-state';

/**
 * JSON that cannot end its script element, nor be read as markup.
 * @param texts the texts as {@link escapeJson} wrote them: they are most of the state, and the same for many pages.
 * @param now a number, or what stands for it until the page is answered; it comes last, so that all before is fixed.
 */
export function serializeState(
  state: Omit<PageState, 'now' | 'texts'>,
  texts: string,
  now: string,
): string {
  return `${escapeJson(state).slice(0, -1)},"texts":${texts},"now":${now}}`;
}

/** JSON of a value in letters that mean nothing to HTML. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * What of the store may travel. A call that still ran when the server stopped waiting is left out, so
 * that the browser makes it; a failed one stays, so that both sides show the same state and the
 * browser tries again. Which pages a channel hides is for the server's guards alone; what it changes on
 * the others goes along, since the person may go there without a load.
 */
export function travellingState(state: RootState): Partial<RootState> {
  const queries = Object.fromEntries(
    Object.entries(state.gateway.queries).filter(
      ([, query]) => query?.status !== QueryStatus.pending,
    ),
  );
  return {
    ...state,
    channel: { ...state.channel, pageConfig: shownPages(state.channel.pageConfig) },
    gateway: { ...state.gateway, queries, mutations: {}, subscriptions: {} },
  };
}

function shownPages(config: PageConfig): PageConfig {
  const pages: [string, { readonly page?: ModuleChange }][] = Object.entries(config);
  return Object.fromEntries(pages.filter(([, { page }]) => !page?.hidden));
}
