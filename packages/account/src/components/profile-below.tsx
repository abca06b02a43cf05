import { profileApi, useChannel, usePageModules, usePageTime } from '@xinglin/api';
import type { NextMatter } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { userTenure } from '@xinglin/rules';
import { ButtonLink, Cluster, ListGroup, ListLink, PhoneIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FamilyTiles } from './family-tiles';
import { NextVisit } from './next-visit';
import styles from './profile-below.module.css';
import { ProfileTools } from './profile-tools';
import type { RedDots } from './use-red-dots';

/** What is below the first screen of the personal centre. */
export default function ProfileBelow({
  isVisitor,
  matters,
  dots,
}: {
  isVisitor: boolean;
  matters: readonly NextMatter[];
  dots: RedDots;
}): ReactElement {
  return (
    <>
      <FamilyTiles isVisitor={isVisitor} matters={matters} />
      <NextVisit matters={matters} />
      <ProfileTools dots={dots} />
      <Service />
      {!isVisitor && <Since />}
    </>
  );
}

/** Whom to call, and what holds between the person and the product. */
function Service(): ReactElement {
  const { t } = useTranslation('account');
  const { phone } = useChannel();
  const call = usePageModules('account.profile')('call', { title: t('profile.service') });
  return (
    <>
      {call && phone !== null && (
        <ListGroup label={call.title}>
          <ListLink icon={<PhoneIcon />} label={call.title} value={phone} href={`tel:${phone}`} />
        </ListGroup>
      )}
      <Cluster align="between">
        <ButtonLink variant="text" size="small" to={href('portal.agreementService')}>
          {t('agreement.service')}
        </ButtonLink>
        <ButtonLink variant="text" size="small" to={href('portal.agreementPrivacy')}>
          {t('agreement.privacy')}
        </ButtonLink>
      </Cluster>
    </>
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
  return <p className={styles['foot']}>{parts.join(' · ')}</p>;
}
