import type { PageLoad, PageLoadInput } from '@xinglin/api';
import { Page, PageHeader, SkeletonList, type PageHeaderProps } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type Filters, type NoFilters, readFilters, type ValuesOf, writeFilters } from './filters';
import {
  type AnswerOf,
  askedEndpoint,
  type InputOf,
  type QueryEndpoint,
  type Translate,
  usePlace,
} from './page-call';
import { type ItemOf, pagedList } from './paged-list';
import type { Paging } from './paging';

/** Where a list is and what its address asks for. */
export interface ListPlace<Of extends Filters> extends PageLoadInput {
  readonly filters: ValuesOf<Of>;
}

/** A list at the address under which it is shown: one page may stand at several. */
export interface ShownList<Of extends Filters> extends ListPlace<Of> {
  readonly pathname: string;
}

/** What the parts of a list page are made from. */
export interface ListView<Of extends Filters> extends ShownList<Of> {
  readonly t: Translate;
  /** The address of this list with other filters, from its first part on. */
  readonly to: (changed: Partial<ValuesOf<Of>>) => string;
  /** The query of that address, for a form that sends it on. */
  readonly queryWith: (changed: Partial<ValuesOf<Of>>) => Record<string, string>;
}

/** A list page, declared. */
export interface ListPageOptions<Endpoint extends QueryEndpoint, Of extends Filters, Part> {
  readonly endpoint: Endpoint;
  /** How the list comes in parts. */
  readonly paging: Paging<Part, AnswerOf<Endpoint>>;
  /** What stands in the address, by name. */
  readonly filters?: Of;
  /** What one part is asked with. */
  readonly input: (place: ListPlace<Of>, part: Part) => InputOf<Endpoint>;
  /** Key of a text, with its namespace. */
  readonly title: string;
  readonly backTo: string | ((place: ShownList<Of>) => string);
  /** What the head has besides title and back: search in the place of the title, an action, or no back. */
  readonly head?: (
    view: ListView<Of>,
  ) => Partial<Pick<PageHeaderProps, 'lead' | 'action' | 'hideBack'>>;
  /** Of the shape of the items; two lines each unless told. */
  readonly skeleton?: ReactNode;
  /** Above the list: tabs, filters. */
  readonly above?: (view: ListView<Of>) => ReactNode;
  /** Below the list, whatever became of it. */
  readonly below?: (view: ListView<Of>) => ReactNode;
  /** A hook: the bar at the bottom of the page, undefined while there is none. */
  readonly useActionBar?: () => ReactNode;
  /** In place of the list where there is nothing. */
  readonly empty: (view: ListView<Of>) => ReactNode;
  /** What the items of a part stand in, where they are no cards of their own. */
  readonly group?: (items: readonly ReactNode[]) => ReactNode;
  /**
   * One item, with a `key`; `refetch` requests again the part that it is in, and `before` is the item above it, for a
   * head where a new day begins.
   */
  readonly item: (
    item: ItemOf<Endpoint>,
    view: ListView<Of> & {
      readonly refetch: () => void;
      readonly before: ItemOf<Endpoint> | undefined;
    },
  ) => ReactNode;
}

const noActionBar = (): ReactNode => undefined;

/**
 * A page of a list from one declaration: `load` and the component ask the same. Its file exports both,
 * `export const { load } = page; export default page.Page;`.
 */
export function listPage<Endpoint extends QueryEndpoint, Part, Of extends Filters = NoFilters>(
  options: ListPageOptions<Endpoint, Of, Part>,
): { readonly load: PageLoad; readonly Page: () => ReactElement } {
  const {
    endpoint,
    paging,
    filters,
    input,
    title,
    backTo,
    head,
    above,
    empty,
    group,
    item,
    below,
  } = options;
  const { skeleton = <SkeletonList lines={2} />, useActionBar = noActionBar } = options;
  const { initiate } = askedEndpoint(endpoint);
  const PagedList = pagedList(endpoint);
  // No filters are a record of none.
  const declared = filters ?? ({} as Of);
  const placeOf = (place: PageLoadInput): ListPlace<Of> => ({
    ...place,
    filters: readFilters(declared, place.query),
  });
  const inputsOf = (place: ListPlace<Of>) =>
    paging.parts(place.query).map((part) => input(place, part));

  function ListPageComponent(): ReactElement {
    const { t } = useTranslation();
    const { pathname } = useLocation();
    const place = { ...placeOf(usePlace()), pathname };
    const actionBar = useActionBar();
    const addressOf = (values: ValuesOf<Of>, more: readonly (readonly [string, string])[] = []) => {
      const pairs = [...Object.entries(writeFilters(declared, values)), ...more];
      const query = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
      return pairs.length === 0 ? pathname : `${pathname}?${query.toString()}`;
    };
    const view: ListView<Of> = {
      ...place,
      t,
      to: (changed) => addressOf({ ...place.filters, ...changed }),
      queryWith: (changed) => writeFilters(declared, { ...place.filters, ...changed }),
    };
    // i18n-keys: literals
    return (
      <Page
        actionBar={actionBar}
        header={
          <PageHeader
            title={t(title)}
            backTo={typeof backTo === 'string' ? backTo : backTo(place)}
            {...head?.(view)}
          />
        }
      >
        {above?.(view)}
        <PagedList
          // Other filters are another list: nothing of the former one stays in view.
          key={JSON.stringify(place.filters)}
          inputs={inputsOf(place)}
          nextTo={(last) => {
            const more = paging.next(place.query, last);
            return more === null ? undefined : addressOf(place.filters, more);
          }}
          skeleton={skeleton}
          isEmpty={paging.isEmpty}
          empty={empty(view)}
          group={group}
        >
          {(one, around) => item(one, { ...view, ...around })}
        </PagedList>
        {below?.(view)}
      </Page>
    );
  }

  return { load: (place) => inputsOf(placeOf(place)).map(initiate), Page: ListPageComponent };
}
