import { usePageModules } from '@xinglin/api';
import type { ServicePackage } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatCents, servicePackageTerms } from '@xinglin/rules';
import { Card, KeyValueList, ListGroup, ListLink, Price, Prose, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** For whom a package is, what it contains, what goes back of it and how it is paused: all that is told before buying. */
export function PackageFacts({ offer }: { offer: ServicePackage }): ReactElement {
  const { t } = useTranslation('service-packages');
  const { doctorId, teamId, items } = offer;
  const { times, days } = servicePackageTerms.pause;
  const modules = usePageModules('service-packages.package');
  return (
    <>
      <Card title={offer.title}>
        <Stack>
          <Prose>
            {offer.description.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Prose>
          <KeyValueList
            items={[
              {
                label: t('package.price'),
                value: <Price cents={offer.priceCents} />,
                strong: true,
              },
              { label: t('package.lasts'), value: t('package.days', { count: offer.days }) },
            ]}
          />
        </Stack>
      </Card>
      <ListGroup>
        {modules('doctor') && (
          <ListLink
            label={offer.doctorName}
            description={t('package.doctorHint')}
            to={href('service-packages.expertPackage', {}, { doctorUserId: doctorId })}
          />
        )}
        {teamId !== null && modules('team') && (
          <ListLink
            label={offer.teamName ?? ''}
            description={t('package.teamHint')}
            to={href('service-packages.teamPackage', {}, { teamId })}
          />
        )}
        {modules('comments') && (
          <ListLink
            label={t('packageComments.title')}
            to={href('service-packages.packageComments', { expertId: doctorId })}
          />
        )}
      </ListGroup>
      <Card title={t('package.contains')}>
        <KeyValueList
          items={items.map(({ name, note, count, shareCents }) => ({
            label: name,
            value: t('package.times', { count }),
            detail: t('package.share', { note, amount: formatCents(shareCents) }),
          }))}
        />
      </Card>
      <Card title={t('package.refund')}>
        <Prose>
          <ul>
            <li>{t('package.refundUnused')}</li>
            <li>{t('package.refundParts')}</li>
            <li>{t('package.refundEnded')}</li>
          </ul>
        </Prose>
      </Card>
      <Card title={t('package.pause')}>
        <Prose>
          <ul>
            <li>{t('package.pauseLimits', { times, days })}</li>
            <li>{t('package.pauseEnd')}</li>
            <li>{t('package.pauseRefund')}</li>
          </ul>
        </Prose>
      </Card>
    </>
  );
}
