import { useStoreSelector } from '@xinglin/api';
import { Loaded, LoadMore, useFocusKept, VisuallyHidden } from '@xinglin/ui';
import { useEffect, useRef, type ReactElement, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type AnswerOf, askedEndpoint, type InputOf, type QueryEndpoint } from './page-call';

/** The items that a query answers. */
export type ItemOf<Endpoint extends QueryEndpoint> =
  AnswerOf<Endpoint> extends { readonly items: readonly (infer Item)[] } ? Item : never;

/** Props of a {@link pagedList}. */
export interface PagedListProps<Endpoint extends QueryEndpoint> {
  /** What each part in view is asked with, first to last; at least one. */
  readonly inputs: readonly InputOf<Endpoint>[];
  /** Address that shows one part more; undefined at the end of the list. */
  readonly nextTo: (last: AnswerOf<Endpoint>) => string | undefined;
  /** Shown until the first answer; the same shape as the items. */
  readonly skeleton: ReactNode;
  readonly isEmpty: (first: AnswerOf<Endpoint>) => boolean;
  /** Shown where the list has nothing at all. */
  readonly empty: ReactNode;
  /** What the items of a part stand in, where they are no cards of their own. */
  readonly group?: ((items: readonly ReactNode[]) => ReactNode) | undefined;
  /** One item, with a `key`; `before` is the item above it, of the part before where it is the first of its own. */
  readonly children: (
    item: ItemOf<Endpoint>,
    around: { readonly refetch: () => void; readonly before: ItemOf<Endpoint> | undefined },
  ) => ReactNode;
}

interface PartProps<Endpoint extends QueryEndpoint> extends Omit<
  PagedListProps<Endpoint>,
  'inputs' | 'nextTo'
> {
  readonly input: InputOf<Endpoint>;
  /** What the part above it was asked with; undefined for the first. */
  readonly above: InputOf<Endpoint> | undefined;
  /** Of the part that was asked for last: where it begins. */
  readonly begin: Ref<HTMLSpanElement> | undefined;
}

// `ItemOf` is never, and `children` cannot be written, where an answer has no items.
const itemsOf = <Endpoint extends QueryEndpoint>(
  answer: AnswerOf<Endpoint>,
): readonly ItemOf<Endpoint>[] => (answer as { readonly items: readonly ItemOf<Endpoint>[] }).items;

/**
 * Makes the list of a query that grows downwards: each part asks for itself, so that a change asks again only for what
 * is shown. The next one comes by a link that needs no script; the focus goes from it to what it brought.
 */
export function pagedList<Endpoint extends QueryEndpoint>(
  endpoint: Endpoint,
): (props: PagedListProps<Endpoint>) => ReactElement {
  const { select, useAnswer } = askedEndpoint(endpoint);

  function Part(props: PartProps<Endpoint>): ReactElement {
    const { input, above, begin, skeleton, isEmpty, empty, group, children } = props;
    const { t } = useTranslation('ui');
    const query = useAnswer(input);
    const former = useStoreSelector((state) =>
      above === undefined ? undefined : select(above)(state).data,
    );
    return (
      <Loaded query={query} skeleton={skeleton}>
        {(answer) => {
          if (above === undefined && isEmpty(answer)) return empty;
          const items = itemsOf<Endpoint>(answer);
          const last = former === undefined ? undefined : itemsOf<Endpoint>(former).at(-1);
          const refetch = (): void => void query.refetch();
          const shown = items.map((item, index) =>
            children(item, { refetch, before: index === 0 ? last : items[index - 1] }),
          );
          return (
            <>
              {begin !== undefined && (
                <VisuallyHidden>
                  <span ref={begin} tabIndex={-1}>
                    {t('moreLoaded')}
                  </span>
                </VisuallyHidden>
              )}
              {group === undefined ? shown : group(shown)}
            </>
          );
        }}
      </Loaded>
    );
  }

  return function PagedList({ inputs, nextTo, ...part }) {
    const navigate = useNavigate();
    const lastInput = inputs.at(-1);
    const last = useStoreSelector((state) => select(lastInput)(state).data);
    const failed = useStoreSelector((state) => select(lastInput)(state).isError);
    const begin = useRef<HTMLSpanElement>(null);
    const isAwaited = useRef(false);
    useEffect(() => {
      if (!isAwaited.current || last === undefined) return;
      isAwaited.current = false;
      begin.current?.focus({ preventScroll: true });
    }, [last]);
    // What failed offers to try again where it stands, in place of the button.
    useFocusKept(failed);

    const to = last === undefined ? undefined : nextTo(last);
    const isMore = inputs.length > 1;
    return (
      <>
        {inputs.map((input, index) => (
          <Part
            key={index}
            input={input}
            above={inputs[index - 1]}
            begin={isMore && index === inputs.length - 1 ? begin : undefined}
            {...part}
          />
        ))}
        {!(last === undefined && failed) && (isMore || to !== undefined) && (
          <LoadMore
            hasMore={last === undefined || to !== undefined}
            pending={last === undefined}
            nextTo={to}
            onLoadMore={() => {
              isAwaited.current = true;
              if (to !== undefined) void navigate(to, { replace: true, preventScrollReset: true });
            }}
          />
        )}
      </>
    );
  };
}
