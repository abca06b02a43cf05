import type { PackageOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ActionBar, ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefToUse } from '../model/links';
import { ResumeButton } from './resume-button';

/** What is sensible next of a package: say for whom it is, resume it, use it, say how it was, or buy it again. */
export function PackageBar({ order }: { order: PackageOrder }): ReactElement {
  const { t } = useTranslation('service-packages');
  const { orderNo, mayBind, mayResume, mayUse, mayComment, packageCode } = order;
  const next = mayUse ? order.quotas.find(({ left }) => left > 0) : undefined;
  const isFree = mayBind || mayResume || next !== undefined;
  return (
    <ActionBar>
      {mayComment && (
        <ButtonLink
          variant={isFree ? 'outline' : 'primary'}
          to={href('service-packages.orderComment', { orderNo })}
        >
          {t('orderComment.title')}
        </ButtonLink>
      )}
      {mayBind ? (
        <ButtonLink to={href('service-packages.orderBindPatient', { orderNo })}>
          {t('orderBindPatient.title')}
        </ButtonLink>
      ) : mayResume ? (
        <ResumeButton order={order} />
      ) : next ? (
        <ButtonLink to={hrefToUse(orderNo, next)}>{t('quota.go', { name: next.name })}</ButtonLink>
      ) : (
        <ButtonLink
          variant={mayComment ? 'outline' : 'primary'}
          to={href('service-packages.package', { packageCode })}
        >
          {t('orderDetail.again')}
        </ButtonLink>
      )}
    </ActionBar>
  );
}
