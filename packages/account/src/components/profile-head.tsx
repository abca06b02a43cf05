import { usePageTime, useSession } from '@xinglin/api';
import type { GetPersonalCenterResponse, Patient } from '@xinglin/gateway-sdk';
import { BellButton } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { dayAt, ageOn } from '@xinglin/rules';
import { ageGroup, Avatar, CheckIcon, SettingsIcon } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './profile-head.module.css';

/** The personal centre's place: what signing in leads back to. */
const here = href('account.profile');

/** The blossom branch of the top: a drawing that says nothing. */
export function Branch(): ReactElement {
  return <span className={styles['branch']} aria-hidden />;
}

/** The title of the page, which the eye reads from the tab. */
export function ProfileTitle(): ReactElement {
  const { t } = useTranslation('account');
  return (
    <header>
      <h1 className={styles['title']}>{t('profile.title')}</h1>
    </header>
  );
}

/** Face, name and masked number of the person, with the one thing that is missing: a sign-in, a number, a real name. */
export function ProfileHead({
  center,
  self,
}: {
  center: GetPersonalCenterResponse | undefined;
  /** The person among the family, by whom the face is drawn. */
  self: Patient | undefined;
}): ReactElement {
  const { t } = useTranslation('account');
  const brand = t('shared:brand.name');
  const user = useSession();
  if (user?.login !== true)
    return (
      <Head name={t('profile.welcome', { brand })} seed="visitor">
        <p className={styles['facts']}>{t('profile.signInFor')}</p>
        <Link className={styles['enter']} to={href('account.login', {}, { target: here })}>
          {t('login.title')}
        </Link>
      </Head>
    );
  const { nickname, mobile, verifyStatus } = center ?? user;
  const isVerified = verifyStatus === 1;
  return (
    <Head
      name={nickname ?? t('profile.noNickname', { brand })}
      seed={self?.patientId ?? mobile ?? 'me'}
      self={self}
      isVerified={isVerified}
    >
      <p className={styles['facts']}>
        {isVerified && <span>{t('profile.verified')}</span>}
        {mobile === null ? (
          <Link to={href('account.authLogin', {}, { target: here })}>{t('authLogin.title')}</Link>
        ) : (
          <span>{mobile}</span>
        )}
      </p>
    </Head>
  );
}

function Head({
  name,
  seed,
  self,
  isVerified = false,
  children,
}: {
  name: string;
  seed: string;
  self?: Patient | undefined;
  isVerified?: boolean;
  children: ReactNode;
}): ReactElement {
  const { t } = useTranslation('account');
  const now = usePageTime();
  return (
    <div className={styles['head']}>
      <span className={styles['face']}>
        <Avatar
          kind="person"
          seed={seed}
          gender={self?.gender}
          age={self && ageGroup(ageOn(self.birthDate, dayAt(now)))}
        />
        {isVerified && (
          <span className={styles['verified']}>
            <CheckIcon />
          </span>
        )}
      </span>
      <div className={styles['person']}>
        <h2 className={styles['name']}>{name}</h2>
        {children}
      </div>
      <div className={styles['acts']}>
        <BellButton page="account.profile" />
        <Link to={href('account.profileSetting')} aria-label={t('profileSetting.title')}>
          <SettingsIcon />
        </Link>
      </div>
    </div>
  );
}
