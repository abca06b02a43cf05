import type { ReactElement, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LoadMore } from '../actions/load-more';
import { Loaded, type LoadedQuery } from './loaded';

/** One page of a list, as the gateway answers it. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Props of {@link LoadedPage}. */
export interface LoadedPageProps<Item, Failure> {
  query: LoadedQuery<ListPage<Item>, Failure>;
  /** Shown until the first answer; the same shape as the items. */
  skeleton: ReactNode;
  /** Shown where the list has nothing at all. */
  empty: ReactNode;
  /** Address that shows one page more; given to the last page in view only. */
  nextTo?: string | undefined;
  children: (item: Item) => ReactNode;
}

/**
 * One page of a list that grows downwards: each page asks for itself, the address says how many are
 * shown, and the next one comes by a link that needs no script. Put one under the other.
 */
export function LoadedPage<Item, Failure>(props: LoadedPageProps<Item, Failure>): ReactElement {
  const { query, skeleton, empty, nextTo, children } = props;
  const navigate = useNavigate();
  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ items, total, pageNo, pageSize }) => {
        if (total === 0) return empty;
        const hasMore = pageNo * pageSize < total;
        return (
          <>
            {items.map(children)}
            {nextTo !== undefined && (hasMore || pageNo > 1) && (
              <LoadMore
                hasMore={hasMore}
                pending={false}
                nextTo={nextTo}
                onLoadMore={() =>
                  void navigate(nextTo, { replace: true, preventScrollReset: true })
                }
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}
