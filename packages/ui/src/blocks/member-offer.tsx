import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { KindPicture } from './kind-hero';
import styles from './member-offer.module.css';
import type { MemberOfferProps } from './membership-props';

/** A service at the price of members; see {@link MemberOfferProps}. */
export function MemberOffer({
  pictogram,
  hue,
  title,
  note,
  price,
  listPrice,
  saving,
  to,
}: MemberOfferProps): ReactElement {
  return (
    <article className={styles['offer']} data-hue={hue}>
      <KindPicture pictogram={pictogram} hue={hue} />
      <div className={styles['words']}>
        <h2>
          {to === undefined ? (
            title
          ) : (
            <Link to={to} className={styles['whole']}>
              {title}
            </Link>
          )}
        </h2>
        <p>{note}</p>
        <p className={styles['prices']}>
          {price}
          {listPrice !== undefined && <s>{listPrice}</s>}
          {saving !== undefined && <b className={styles['saving']}>{saving}</b>}
        </p>
      </div>
    </article>
  );
}
