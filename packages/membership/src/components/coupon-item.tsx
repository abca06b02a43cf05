import type { CouponPack, UserCoupon } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatCents, formatDay, hospitalTimeZone } from '@xinglin/rules';
import { ButtonLink, Ticket, type Hue } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@xinglin/routes';
import { couponUseHref } from '../model/links';

const hues: Readonly<Record<NonNullable<UserCoupon['use']>, Hue>> = {
  goods: 'green',
  checkUp: 'violet',
  membership: 'amber',
  consult: 'blue',
};

/** A coupon as a ticket, whether it is held or offered: how much off, from which sum on, and what is done with it. */
export function CouponTicket({
  coupon: { title, use, offCents, fromCents, packId },
  note,
  act,
  isOver,
}: {
  coupon: Pick<CouponPack, 'use' | 'offCents' | 'fromCents'> & {
    readonly title: string;
    readonly packId: string | null;
  };
  note: string;
  act?: ReactNode;
  isOver?: boolean;
}): ReactElement {
  const { t } = useTranslation('membership');
  const yuan = (cents: number) => formatCents(cents, { decimals: 'auto' });
  return (
    <Ticket
      hue={use === null ? 'teal' : hues[use]}
      off={yuan(offCents)}
      from={fromCents === 0 ? t('coupon.always') : t('coupon.over', { from: yuan(fromCents) })}
      title={title}
      note={note}
      act={act}
      more={
        packId !== null && (
          <ButtonLink
            size="small"
            variant="text"
            to={href('membership.couponRuleDetail', { id: packId })}
            aria-label={t('coupon.ruleOf', { title })}
          >
            {t('coupon.rule')}
          </ButtonLink>
        )
      }
      isOver={isOver}
    />
  );
}

/** A coupon of mine: until when, and the way to where it can be used. */
export function CouponItem({ coupon }: { coupon: UserCoupon }): ReactElement {
  const { t } = useTranslation('membership');
  const locale = useLocale();
  const { title, use, endsAt, state } = coupon;
  const day = formatDay(dayAt(endsAt, hospitalTimeZone), locale);
  return (
    <CouponTicket
      coupon={coupon}
      // i18n-keys: membership:coupon.note.*
      note={t(`coupon.note.${state}`, { day })}
      isOver={state !== 'usable'}
      act={
        state === 'usable' && (
          <ButtonLink
            size="small"
            variant="outline"
            to={couponUseHref(use)}
            aria-label={t('coupon.goWith', { title })}
          >
            {t('coupon.go')}
          </ButtonLink>
        )
      }
    />
  );
}
