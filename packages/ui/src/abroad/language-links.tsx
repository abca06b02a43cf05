import type { MouseEvent, ReactElement } from 'react';
import { Link } from 'react-router';
import styles from './globe-hero.module.css';
import type { LanguageLinksProps } from './props';

/** A page's languages; see {@link LanguageLinksProps}. Without scripts a link loads the page again. */
export function LanguageLinks({ label, items }: LanguageLinksProps): ReactElement {
  return (
    <nav aria-label={label} className={styles['languages']}>
      <ul role="list" className={styles['row']}>
        {items.map(({ to, lang, text, active, proposed = false, onChoose }) => (
          <li key={lang}>
            <Link
              to={to}
              reloadDocument
              lang={lang}
              hrefLang={lang}
              className={styles['language']}
              aria-current={active ? 'true' : undefined}
              data-proposed={proposed || undefined}
              onClick={(event: MouseEvent) => {
                if (onChoose === undefined) return;
                event.preventDefault();
                onChoose();
              }}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
