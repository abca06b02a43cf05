import { use, type FormEvent, type ReactElement } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from 'react-i18next';
import { FrameParts } from '../frame/frame-parts';
import { MicrophoneIcon } from '../icons/media-icons';
import { SearchIcon } from '../icons/navigation-icons';
import type { SearchBoxProps } from './props';
import styles from './search-box.module.css';

/** Search form; see {@link SearchBoxProps}. */
export function SearchBox(props: SearchBoxProps): ReactElement | null {
  const {
    action,
    name = 'q',
    label,
    placeholder,
    defaultValue,
    keep = {},
    onValueChange,
    maxLength = 50,
    autoFocus = false,
    combobox,
    offer,
    voice,
  } = props;
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const { noSearch } = use(FrameParts);
  if (noSearch) return null;
  // What the browser would load by itself; the router's own Form also knows uploads and other methods.
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    );
    void navigate(`${action}?${new URLSearchParams(fields)}`);
  };
  return (
    // <search> around it is unknown to browsers of 2022.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <form method="get" action={action} role="search" className={styles['form']} onSubmit={search}>
      <span className={styles['icon']}>
        <SearchIcon />
      </span>
      {/* The address decides what stands here, so back shows the query of then. */}
      <input
        key={defaultValue}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        className={styles['input']}
        name={name}
        aria-label={label}
        placeholder={placeholder}
        defaultValue={defaultValue}
        maxLength={maxLength}
        // Asked for only by pages whose one purpose is to search.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={autoFocus}
        onChange={(event) => onValueChange?.(event.currentTarget.value)}
        {...(combobox && { role: 'combobox', 'aria-autocomplete': 'list', ...combobox })}
      />
      {Object.entries(keep).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {offer && (
        <Link to={offer.to} className={styles['offer']} aria-label={offer.label}>
          <span>{offer.text}</span>
        </Link>
      )}
      {voice && (
        <Link to={voice.to} className={styles['voice']} aria-label={voice.label}>
          <MicrophoneIcon />
        </Link>
      )}
      <button type="submit" className={styles['submit']}>
        <span>{t('search')}</span>
      </button>
    </form>
  );
}
