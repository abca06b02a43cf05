import { TextField, VisuallyHidden } from '@xinglin/ui';
import { useEffect, useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedDrug } from '../api/shapes';
import { prescribingApi } from './prescribing-api';
import styles from './prescribing.module.css';

/** Milliseconds without typing before the list is searched. */
const pauseMs = 200;

/**
 * Finds a medicine while its name is typed; the arrow keys move, Enter chooses. One that cannot be prescribed says why
 * and cannot be chosen.
 */
export function DrugSearch({
  label,
  hint,
  error,
  onChoose,
}: {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onChoose: (drug: ListedDrug) => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const q = usePaused(typed.trim());
  const { data, isFetching, isError } = prescribingApi.useSearchDrugsQuery(
    { q },
    { skip: q === '' },
  );
  const isOpen = typed.trim() !== '' && q !== '';
  const found = isOpen ? (data ?? []) : [];
  const choose = (drug: ListedDrug | undefined): void => {
    if (drug === undefined || drug.whyNot !== null) return;
    setTyped('');
    setActive(-1);
    onChoose(drug);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Enter belongs to the input method while it is composing.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') {
      // It never submits the form around it.
      event.preventDefault();
      choose(found[active] ?? (found.length === 1 ? found[0] : undefined));
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      setTyped('');
    } else if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    }
  };
  const nothing =
    !isOpen || isFetching || found.length > 0 ? null : t(isError ? 'drugs.failed' : 'drugs.none');
  return (
    <div className={styles['search']}>
      <TextField
        label={label}
        hint={hint}
        error={error}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input with a list of its own
        role="combobox"
        autoComplete="off"
        maxLength={50}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 && found[active] ? `${listId}-${active}` : undefined}
        placeholder={t('drugs.placeholder')}
        value={typed}
        onKeyDown={onKeyDown}
        onValueChange={(text) => {
          setTyped(text);
          setActive(-1);
        }}
      />
      <div
        id={listId}
        // A native list of options cannot be styled, nor hold two lines.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={label}
        className={styles['found']}
        hidden={found.length === 0}
      >
        {found.map((drug, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
          <div
            key={drug.drugId}
            id={`${listId}-${place}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            aria-disabled={drug.whyNot !== null || undefined}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(drug)}
          >
            <b>{drug.name}</b> <span>{drug.packText}</span> <small>{drug.maker}</small>
            {drug.whyNot !== null && <em>{drug.whyNot}</em>}
          </div>
        ))}
      </div>
      <VisuallyHidden live>
        {found.length > 0 ? t('drugs.found', { count: found.length }) : ''}
      </VisuallyHidden>
      {nothing !== null && <p className={styles['nothing']}>{nothing}</p>}
    </div>
  );
}

/** A text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
