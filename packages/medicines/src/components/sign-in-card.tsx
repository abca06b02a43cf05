import { useChannel } from '@xinglin/api';
import { signInHref } from '@xinglin/routes';
import { ButtonLink, Card, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

/** What a visitor finds here after signing in, and the way to do so. */
export function SignInCard(): ReactElement {
  const { t } = useTranslation('renewals');
  const { pathname, search } = useLocation();
  const { signIn } = useChannel();
  return (
    <Card title={t('signIn.title')}>
      <Stack>
        <p>{t('signIn.why')}</p>
        <ButtonLink block to={signInHref(signIn, pathname, { target: pathname + search })}>
          {t('signIn.act')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
