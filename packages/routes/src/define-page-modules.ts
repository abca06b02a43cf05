import type { KnownRouteName } from './generated/tables';

/** What a channel may do with one module of a page. */
export interface PageModuleRow {
  /** What a person sees there, for the operator who hides or renames it. */
  readonly about: string;
  /** The route it leads to: where a channel has not got that route, the module is hidden by itself. */
  readonly leadsTo?: KnownRouteName;
}

/** Keeps the literal keys, so that an unknown one does not compile. */
export function definePageModules<
  const Pages extends {
    readonly [Route in KnownRouteName]?: Readonly<Record<string, PageModuleRow>>;
  },
>(pages: Pages): Pages {
  return pages;
}
