import { profileApi, usePageTime, useSession } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { userTenure } from '@xinglin/rules';
import { Avatar, ButtonLink, Card, Note } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './profile-head.module.css';

/** The personal centre's place: what signing in leads back to. */
const here = href('account.profile');

/** Picture, name and masked phone of the person, with the one thing that is missing: a sign-in, or a number. */
export function ProfileHead({
  nickname = null,
  mobile = null,
}: {
  nickname?: string | null;
  mobile?: string | null;
}): ReactElement {
  const { t } = useTranslation('account');
  const brand = t('shared:brand.name');
  if (useSession()?.login !== true)
    return (
      <Head name={t('profile.welcome', { brand })} detail={t('profile.signInFor')} seed="visitor">
        <ButtonLink block to={href('account.login', {}, { target: here })}>
          {t('login.title')}
        </ButtonLink>
      </Head>
    );
  return (
    <Head
      name={nickname ?? t('profile.noNickname', { brand })}
      detail={mobile ?? t('profile.noMobile')}
      seed={mobile ?? 'me'}
      since={<Since />}
    >
      {mobile === null && (
        <ButtonLink block to={href('account.authLogin', {}, { target: here })}>
          {t('authLogin.title')}
        </ButtonLink>
      )}
    </Head>
  );
}

/** How long the person has been with the product, and how often they were seen; nothing while it is not known. */
function Since(): ReactElement | null {
  const { t } = useTranslation('account');
  const now = usePageTime();
  const { currentData } = profileApi.useGetUserStatQuery();
  if (currentData === undefined) return null;
  const { memberSince, completedCount } = currentData;
  const tenure = userTenure(memberSince, now);
  const parts = [
    tenure.kind === 'new' ? t('profile.newUser') : t('profile.years', { count: tenure.years }),
    ...(completedCount > 0 ? [t('profile.seen', { count: completedCount })] : []),
  ];
  return <Note>{parts.join(' · ')}</Note>;
}

function Head({
  name,
  detail,
  seed,
  since,
  children,
}: {
  name: string;
  detail: string;
  seed: string;
  since?: ReactNode;
  children: ReactNode;
}): ReactElement {
  return (
    <Card as="div">
      <div className={styles['head']}>
        <Avatar kind="person" seed={seed} size="large" />
        <div>
          <h2 className={styles['name']}>{name}</h2>
          <Note>{detail}</Note>
          {since}
        </div>
      </div>
      {children && <div className={styles['act']}>{children}</div>}
    </Card>
  );
}
