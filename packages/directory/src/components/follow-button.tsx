import { useChannel, useSession } from '@xinglin/api';
import { signInHref } from '@xinglin/routes';
import { Button, ButtonLink, StarIcon, useHydrated, VisuallyHidden } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { NamedThing } from './follow-toggle';
import styles from './follow-button.module.css';

// A visitor's page needs none of it.
const FollowToggle = lazy(() => import('./follow-toggle'));

/**
 * Follows a doctor, a hospital, a disease or a department. What the server sends is the same for all, so that it can be kept: whether the account
 * follows it is asked in the browser. A visitor signs in first, comes back, and then follows it.
 */
export function FollowButton({
  kind,
  id,
  name,
  place,
}: NamedThing & {
  /** Beside the other buttons of a header, without how many follow, or at the end of the name's row; below it by default. */
  place?: 'header' | 'beside';
}): ReactElement {
  const { t } = useTranslation('directory');
  const isSignedIn = useSession()?.login === true;
  const isHydrated = useHydrated();
  const { signIn } = useChannel();
  const { pathname, search } = useLocation();
  return (
    <div className={styles['row']} data-place={place}>
      {isSignedIn && isHydrated ? (
        <Suspense
          fallback={
            <Button variant="outline" size="small" pending icon={<StarIcon />}>
              {t('follow.add')}
            </Button>
          }
        >
          <FollowToggle
            key={`${kind} ${id}`}
            alone={place === 'header'}
            kind={kind}
            id={id}
            name={name}
          />
        </Suspense>
      ) : (
        <ButtonLink
          variant="outline"
          size="small"
          icon={<StarIcon />}
          to={signInHref(signIn, pathname, { target: pathname + search })}
          onClick={() =>
            void import('../model/follow').then(({ keepWish }) => keepWish({ kind, id }))
          }
        >
          {t('follow.add')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      )}
    </div>
  );
}
