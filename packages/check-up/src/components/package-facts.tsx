import type { CheckUpPackage } from '@xinglin/gateway-sdk';
import { dayRefundUntil, formatCents } from '@xinglin/rules';
import { ButtonLink, Card, KeyValueList, Note, Price, Prose, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { storesHref } from '../model/links';
import { useAudience } from '../model/use-audience';
import { CompareTick } from './compare-tick';
import { OtherOffers } from './other-offers';

/** A package's audience, price, other offers, items, preparation and refund rule, with a link to its stores. */
export function PackageFacts({ offer }: { offer: CheckUpPackage }): ReactElement {
  const { t } = useTranslation('check-up');
  const audience = useAudience();
  const { priceCents, storeCount } = offer;
  return (
    <>
      <Card title={t('package.facts')}>
        <Stack>
          <p>{offer.summary}</p>
          <KeyValueList
            items={[
              { label: t('package.audience'), value: audience(offer) },
              { label: t('package.organisation'), value: offer.orgName },
              { label: t('package.price'), value: <Price cents={priceCents} />, strong: true },
            ]}
          />
          {storeCount > 0 ? (
            <ButtonLink block to={storesHref(offer)}>
              {t('package.choose', { price: formatCents(priceCents, { decimals: 'auto' }) })}
            </ButtonLink>
          ) : (
            <Note>{t('package.noStore')}</Note>
          )}
          <CompareTick packageCode={offer.packageCode} title={offer.title} />
        </Stack>
      </Card>
      <OtherOffers packageCode={offer.packageCode} />
      <Card title={t('package.itemsTitle', { count: offer.items.length })}>
        <KeyValueList
          items={offer.items.map(({ name, purpose, notFor }) => ({
            label: name,
            value: purpose,
            ...(notFor !== null && { detail: t('package.notFor', { notFor }) }),
          }))}
        />
      </Card>
      <Card title={t('package.preparation')}>
        <Prose>
          <ul>
            {offer.preparation.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Prose>
      </Card>
      <Card title={t('package.refund')}>
        <Prose>
          <ul>
            {offer.refundRule.map(({ daysBefore, percent }) => (
              <li key={daysBefore}>
                {t('package.refundStep', {
                  count: daysBefore,
                  until: dayRefundUntil,
                  percent,
                })}
              </li>
            ))}
            <li>{t('package.refundAfter')}</li>
          </ul>
        </Prose>
      </Card>
    </>
  );
}
