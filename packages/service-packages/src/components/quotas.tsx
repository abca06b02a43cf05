import type { PackageOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ButtonLink, Card, Cluster, ListGroup, ListLink, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { recordHref, hrefToUse } from '../model/links';

/** What is left of each item of a package, the way to use it, and to what was used. */
export function Quotas({ order }: { order: PackageOrder }): ReactElement {
  const { t } = useTranslation('service-packages');
  const { orderNo, mayBind, mayUse, mayComment, comment } = order;
  const isGranted = order.endsAt !== null;
  return (
    <>
      {mayBind && (
        <Card title={t('orderDetail.forWhom')}>
          <Stack>
            <p>{t('orderDetail.bindFirst')}</p>
            <ButtonLink to={href('service-packages.orderBindPatient', { orderNo })}>
              {t('orderBindPatient.title')}
            </ButtonLink>
          </Stack>
        </Card>
      )}
      {order.quotas.map((quota) => (
        <Card
          key={quota.serviceId}
          title={quota.name}
          aside={
            isGranted
              ? t('quota.left', { left: quota.left, count: quota.count })
              : t('package.times', { count: quota.count })
          }
        >
          <Stack>
            <Note>{quota.note}</Note>
            {isGranted && quota.left > 0 && (
              <Note>{t('quota.worth', { amount: formatCents(quota.leftCents) })}</Note>
            )}
            {isGranted && (
              <Cluster align="end">
                {quota.left < quota.count && (
                  <ButtonLink size="small" variant="outline" to={recordHref(orderNo, quota)}>
                    {t('quota.records', { name: quota.name })}
                  </ButtonLink>
                )}
                {mayUse && quota.left > 0 && (
                  <ButtonLink size="small" to={hrefToUse(orderNo, quota)}>
                    {t('quota.use', { name: quota.name })}
                  </ButtonLink>
                )}
              </Cluster>
            )}
          </Stack>
        </Card>
      ))}
      {(mayComment || comment !== null) && (
        <ListGroup>
          <ListLink
            label={t('orderComment.title')}
            value={
              comment === null ? undefined : t('packageComments.stars', { count: comment.stars })
            }
            to={href('service-packages.orderComment', { orderNo })}
          />
        </ListGroup>
      )}
    </>
  );
}
