import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { LinkTo } from '../actions/link-to';
import { VisuallyHidden } from '../display/visually-hidden';
import { DownIcon } from '../icons/navigation-icons';
import { Skeleton, SkeletonRegion } from '../feedback/skeleton';
import { Pictogram } from '../pictograms/pictogram';
import { pictograms } from '../pictograms/pictograms';
import styles from './hero.module.css';
import type {
  EntryTileProps,
  EntryTilesProps,
  HeroButtonProps,
  HeroCardsProps,
  HeroProps,
  QuickLinksProps,
  SkeletonLinksProps,
} from './props';

/** A count of three digits would not stay on its icon. */
const mostCounted = 99;

/** The coloured top of home; see {@link HeroProps}. */
export function Hero({ brand, start, end, children }: HeroProps): ReactElement {
  return (
    <div className={styles['hero']}>
      {(brand !== undefined || start !== undefined || end !== undefined) && (
        <div className={styles['head']}>
          <div className={styles['lead']}>
            {brand}
            {start}
          </div>
          {end !== undefined && <div className={styles['end']}>{end}</div>}
        </div>
      )}
      {brand !== undefined && <div className={styles['picture']} />}
      {children}
    </div>
  );
}

/** A quiet button on the hero; see {@link HeroButtonProps}. */
export function HeroButton({
  icon,
  opens = false,
  outlined = false,
  onClick,
  label,
  lang,
  children,
}: HeroButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={styles['button']}
      lang={lang}
      aria-label={label}
      aria-haspopup={opens ? 'dialog' : undefined}
      onClick={onClick}
    >
      <span className={styles['face']} data-outlined={outlined || undefined}>
        {icon}
        <span>{children}</span>
        {opens && (
          <span className={styles['chevron']}>
            <DownIcon />
          </span>
        )}
      </span>
    </button>
  );
}

/** What waits for the person, above the entries; see {@link HeroCardsProps}. */
export function HeroCards({ children }: HeroCardsProps): ReactElement {
  return <div className={styles['cards']}>{children}</div>;
}

/** Row of entry tiles; see {@link EntryTilesProps}. */
export function EntryTiles({ children }: EntryTilesProps): ReactElement {
  return <div className={styles['tiles']}>{children}</div>;
}

/** Large entry on home; see {@link EntryTileProps}. */
export function EntryTile({ title, note, pictogram, ...target }: EntryTileProps): ReactElement {
  return (
    <LinkTo {...target} className={styles['tile']} data-hue={pictograms[pictogram]}>
      <span className={styles['tileTitle']}>{title}</span>
      {note !== undefined && <span className={styles['tileNote']}>{note}</span>}
      <span className={styles['tileIcon']}>
        <Pictogram name={pictogram} />
      </span>
    </LinkTo>
  );
}

/** Grid of small entries; see {@link QuickLinksProps}. */
export function QuickLinks({ label, items, columns, beside }: QuickLinksProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles['grid']} data-columns={columns} data-beside={beside}>
        {items.map(({ to, label: text, pictogram, icon, tone, note, count = 0, news, onClick }) => (
          <li key={to}>
            <Link to={to} className={styles['entry']} onClick={onClick}>
              <span
                className={styles['entryIcon']}
                data-tone={tone}
                data-hue={pictogram && pictograms[pictogram]}
              >
                {pictogram ? <Pictogram name={pictogram} /> : icon}
              </span>
              <span>
                {text}
                {note !== undefined && <span className={styles['entryNote']}>{note}</span>}
              </span>
              {(count > 0 || news !== undefined) && (
                <span className={styles['badge']} data-dot={count === 0 || undefined}>
                  {count > 0 ? (
                    Math.min(count, mostCounted)
                  ) : (
                    <VisuallyHidden>{news}</VisuallyHidden>
                  )}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** {@link QuickLinks} that load, in their very shape; see {@link SkeletonLinksProps}. */
export function SkeletonLinks({ count }: SkeletonLinksProps): ReactElement {
  return (
    <SkeletonRegion>
      <div className={styles['grid']}>
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className={styles['entry']}>
            <span className={styles['entryIcon']} />
            <Skeleton width="half" />
          </span>
        ))}
      </div>
    </SkeletonRegion>
  );
}
