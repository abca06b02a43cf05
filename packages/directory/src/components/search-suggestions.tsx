import { searchApi, useStoreDispatch } from '@xinglin/api';
import type { SearchSuggestion } from '@xinglin/gateway-sdk';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@xinglin/ui';
import type { Placed } from '../model/suggestion-places';
import { useSuggestionPlaces } from './use-suggestion-places';
import styles from './search-suggestions.module.css';

/** Something that the words may mean, and where it is. */
export interface Suggested {
  readonly to: string;
  readonly id: string;
}

/** Milliseconds without a further letter after which is asked: a hand that types is not asked after. */
const pauseMs = 200;

/** Where each is, and what it is called in the document. */
const offersOf = (items: readonly Placed[], listId: string): Suggested[] =>
  items.map(({ to }, place) => ({ id: `${listId}-${place}`, to }));

interface SearchSuggestionsProps {
  listId: string;
  typed: string;
  areaId: string | undefined;
  /** Place of the one that the arrows are on; -1 is none. */
  active: number;
  /** What is on offer now; the box needs to know what the arrows go through. */
  onSuggested: (suggested: readonly Suggested[]) => void;
  onChoose: (suggested: Suggested) => void;
}

/** What the words may mean, while they are being typed. Nothing is said of a failure: the search itself is there. */
export default function SearchSuggestions(props: SearchSuggestionsProps): ReactElement | null {
  const { listId, typed, areaId, active, onSuggested, onChoose } = props;
  const { t } = useTranslation('directory');
  const dispatch = useStoreDispatch();
  const placesOf = useSuggestionPlaces();
  const [items, setItems] = useState<readonly Placed[]>([]);
  const offered = offersOf(items, listId);
  const show = useEffectEvent((found: readonly SearchSuggestion[]) => {
    const placed = placesOf(found);
    setItems(placed);
    onSuggested(offersOf(placed, listId));
  });
  useEffect(() => {
    let ended = false;
    let abort: (() => void) | null = null;
    const timer = setTimeout(() => {
      const asked = dispatch(
        searchApi.endpoints.listSearchSuggestions.initiate(
          { q: typed.slice(0, 50), ...(areaId && { areaId }) },
          { subscribe: false },
        ),
      );
      abort = () => asked.abort();
      asked.then(
        ({ data }) => {
          if (!ended) show(data?.items ?? []);
        },
        () => undefined,
      );
    }, pauseMs);
    return () => {
      ended = true;
      clearTimeout(timer);
      abort?.();
    };
  }, [typed, areaId, dispatch]);

  if (items.length === 0) return null;
  return (
    <>
      <VisuallyHidden>
        <output>{t('search.suggested', { count: items.length })}</output>
      </VisuallyHidden>
      <div
        id={listId}
        // A native list of options cannot be styled, nor hold two lines.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={t('search.suggestions')}
        className={styles['list']}
      >
        {items.map(({ kind, thingId, name, note }, place) => (
          // The box has the focus and takes the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={`${kind} ${thingId}`}
            id={offered[place]?.id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            aria-selected={place === active}
            tabIndex={-1}
            className={styles['option']}
            // The box keeps the focus, so that it does not close before the tap has arrived.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              const chosen = offered[place];
              if (chosen !== undefined) onChoose(chosen);
            }}
          >
            <span className={styles['name']}>{name}</span>
            <span className={styles['note']}>
              {/* i18n-keys: directory:search.kinds.* */}
              {[t(`search.kinds.${kind}`), note].filter((text) => text !== null).join(' · ')}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
