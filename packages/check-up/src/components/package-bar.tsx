import type { CheckUpPackage } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { ActionBar, Button, ButtonLink, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { fewestCompared, mostCompared, useCompared } from '../model/compared';
import { compareHref, storesHref } from '../model/links';
import { useCoupons } from './use-coupon';

/** The bar of a package: its price with the best coupon, comparing, and the way to a store and a day. */
export function PackageBar({ offer }: { offer: CheckUpPackage }): ReactElement {
  const { t } = useTranslation('check-up');
  const toast = useToast();
  const navigate = useNavigate();
  const { codes, tick } = useCompared();
  const { packageCode, priceCents, storeCount } = offer;
  const { best, claimable } = useCoupons({ offer, cents: priceCents });
  const short = (cents: number) => formatCents(cents, { decimals: 'auto' });
  const compare = () => {
    const all = codes.includes(packageCode) ? codes : [...codes, packageCode];
    if (!tick(packageCode, true))
      return toast.show(t('compare.full', { count: mostCompared }), { tone: 'error' });
    if (all.length >= fewestCompared) void navigate(compareHref(all));
    else toast.show(t('compare.oneMore', { count: all.length }), { tone: 'success' });
  };
  return (
    <ActionBar
      cents={priceCents - (best?.offCents ?? 0)}
      {...(best && { listCents: priceCents })}
      compact
      priceLabel={
        best
          ? t('bar.coupon', { amount: short(best.offCents) })
          : claimable
            ? t('bar.claim', { amount: short(claimable.offCents) })
            : t('package.price')
      }
    >
      <Button variant="outline" onClick={compare}>
        {t('bar.compare')}
      </Button>
      {storeCount > 0 ? (
        <ButtonLink to={storesHref(offer)}>{t('bar.choose')}</ButtonLink>
      ) : (
        <Button disabled>{t('bar.choose')}</Button>
      )}
    </ActionBar>
  );
}
