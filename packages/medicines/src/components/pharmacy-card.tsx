import type { DrugOrderMethod, PharmacyChoice } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatCents, formatDistance } from '@xinglin/rules';
import { Card, Chip, Cluster, Note, Price, Stack } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../model/use-moments';

interface PharmacyCardProps {
  readonly pharmacy: PharmacyChoice;
  readonly method: DrugOrderMethod;
  /** What is done with it: a link, a button. */
  readonly children: ReactNode;
}

/** A pharmacy to choose: what it has, what it lacks by name, what it costs, when it is there. */
export function PharmacyCard({ pharmacy, method, children }: PharmacyCardProps): ReactElement {
  const { t } = useTranslation('medicines');
  const locale = useLocale();
  const { moment } = useMoments();
  const { name, address, distanceMeters, openText, inStock, missing, goodsCents } = pharmacy;
  const { freightCents, deliveredBy, readyBy, confirmsWithinMinutes, reportsProgress } = pharmacy;
  const isDelivery = method === 'delivery';
  const at = isDelivery ? deliveredBy : readyBy;
  const freight =
    freightCents === null || freightCents === 0
      ? t('pharmacy.freeFreight')
      : t('pharmacy.freight', { amount: formatCents(freightCents, { decimals: 'auto' }) });
  const when =
    at === null
      ? t('pharmacy.noTime')
      : t(isDelivery ? 'pharmacy.deliveredBy' : 'pharmacy.readyBy', { time: moment(at) });
  return (
    <Card
      as="article"
      title={name}
      aside={distanceMeters === null ? undefined : formatDistance(distanceMeters, locale)}
    >
      <Stack gap={2}>
        <Cluster>
          {missing.length === 0 ? (
            <Chip>{t('pharmacy.complete', { count: inStock })}</Chip>
          ) : (
            <Chip tone="warning">
              {t('pharmacy.missing', { names: missing.join(t('line.joint')) })}
            </Chip>
          )}
          {!reportsProgress && <Chip tone="neutral">{t('pharmacy.reportsNot')}</Chip>}
        </Cluster>
        <p>
          <b>{when}</b>
        </p>
        <Note>
          {isDelivery
            ? t('pharmacy.confirms', { count: confirmsWithinMinutes })
            : t('pharmacy.place', { address, open: openText })}
        </Note>
        <Cluster align="between">
          <span>
            <Price cents={goodsCents} /> {isDelivery && <Note as="span">{freight}</Note>}
          </span>
          {children}
        </Cluster>
      </Stack>
    </Card>
  );
}
