import { usePageModules, usePreferences } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { SearchBox } from '@xinglin/ui';
import { lazy, Suspense, use, useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SearchPlaceContext, searchHref } from '../model/search-place';
import { writeSearch, type SearchQuery } from '../model/search-query';
import type { Suggested } from './search-suggestions';
import styles from './search-field.module.css';

// Who comes with an address that asks already may never type.
const SearchSuggestions = lazy(() => import('./search-suggestions'));

/** The box with what its words may mean below it: chosen with a finger, or with the arrows and enter. */
export function SearchField({ search }: { search: SearchQuery }): ReactElement {
  const { t } = useTranslation('directory');
  const { mode, city } = usePreferences();
  const place = use(SearchPlaceContext);
  const navigate = useNavigate();
  const voice = usePageModules('directory.search')('wayVoice', {
    to: href(
      'directory.searchDoctorByVoice',
      {},
      place.always.tab === undefined ? { of: 'all' } : {},
    ),
  });
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [suggested, setSuggested] = useState<readonly Suggested[]>([]);
  const [active, setActive] = useState(-1);
  const { q: _q, ...keep } = writeSearch({ ...search, pageNo: 1 });
  const close = (): void => {
    setTyped('');
    setSuggested([]);
    setActive(-1);
  };
  const choose = ({ to }: Suggested): void => {
    close();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter belongs to the input method while it is composing.
    if (event.nativeEvent.isComposing || suggested.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = suggested[active];
    if (step !== undefined) {
      event.preventDefault();
      // -1 is the box itself.
      setActive(((active + step + 1 + suggested.length + 1) % (suggested.length + 1)) - 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    }
  };
  return (
    <div className={styles['field']}>
      <SearchBox
        // Another place keeps nothing of what was being typed in this one.
        key={searchHref(place, { ...search, pageNo: 1 })}
        action={place.to()}
        label={t('search.label')}
        placeholder={t(mode === 'elder' ? 'search.placeholderShort' : 'search.placeholder')}
        defaultValue={search.q}
        voice={voice?.to === undefined ? undefined : { to: voice.to, label: t('search.voice') }}
        keep={Object.fromEntries(Object.entries(keep).filter(([key]) => !(key in place.always)))}
        onValueChange={(value) => {
          setTyped(value.trim());
          setActive(-1);
        }}
        combobox={
          suggested.length === 0
            ? undefined
            : {
                'aria-expanded': true,
                'aria-controls': listId,
                'aria-activedescendant': suggested[active]?.id,
                onKeyDown,
                onBlur: close,
              }
        }
      />
      {typed !== '' && (
        <Suspense>
          <SearchSuggestions
            listId={listId}
            typed={typed}
            areaId={city?.areaId}
            active={active}
            onSuggested={setSuggested}
            onChoose={choose}
          />
        </Suspense>
      )}
    </div>
  );
}
