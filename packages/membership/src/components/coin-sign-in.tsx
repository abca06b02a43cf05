import { useChannel } from '@xinglin/api';
import { signInHref } from '@xinglin/routes';
import { ButtonLink, Card, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

/** The sign-in of who is not signed in; it returns to the page. */
export function SignIn(): ReactElement {
  const { t } = useTranslation('coins');
  const { pathname, search } = useLocation();
  const { signIn } = useChannel();
  return (
    <Card>
      <Stack>
        <p>{t('balance.about')}</p>
        <ButtonLink block to={signInHref(signIn, pathname, { target: pathname + search })}>
          {t('balance.signIn')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
