import { useChannel, useSession } from '@xinglin/api';
import { signInHref } from '@xinglin/routes';
import { ButtonLink, EmptyState, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

export { withSession } from '@xinglin/pages';

interface OwnOnlyProps {
  readonly title: string;
  readonly backTo: string;
  /** What a visitor would find here after signing in. */
  readonly promise: string;
  /** A page that is rendered for signed-in users only. */
  readonly own: () => ReactElement;
}

/** A page of the order centre that everybody may open (spec 2 §2.25): a visitor finds what it is for and the way to sign in. */
export function OwnOnly({ title, backTo, promise, own: Own }: OwnOnlyProps): ReactElement {
  const { t } = useTranslation('mall');
  const { pathname, search } = useLocation();
  const { signIn } = useChannel();
  if (useSession()?.login === true) return <Own />;
  return (
    <Page header={<PageHeader title={title} backTo={backTo} />}>
      <EmptyState
        kind="access"
        title={promise}
        action={
          <ButtonLink to={signInHref(signIn, pathname, { target: pathname + search })}>
            {t('signIn')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
