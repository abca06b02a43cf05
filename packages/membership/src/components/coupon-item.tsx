import type { CouponPack, PageUserCouponsResponse, UserCoupon } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { useShortMoments } from '@xinglin/orders';
import { dayAt, formatCents, formatDay, hospitalTimeZone } from '@xinglin/rules';
import { ButtonLink, Ticket, type Hue, type TicketProps } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { couponUseHref, wayHref } from '../model/links';

type Held = PageUserCouponsResponse['items'][number];
type Standing = NonNullable<Held['standing']>;

const hues: Readonly<Record<NonNullable<UserCoupon['use']>, Hue>> = {
  goods: 'green',
  checkUp: 'violet',
  membership: 'amber',
  consult: 'blue',
};

const short = (cents: number) => formatCents(cents, { decimals: 'auto' });

/** A coupon as a ticket, whether it is held or offered: how much off, from which sum on, and what is done with it. */
export function CouponTicket({
  coupon: { title, use, offCents, fromCents },
  ...ticket
}: {
  coupon: Pick<CouponPack, 'use' | 'offCents' | 'fromCents'> & { readonly title: string };
  note: ReactNode;
} & Pick<TicketProps, 'act' | 'isOver' | 'blocked'>): ReactElement {
  const { t } = useTranslation('membership');
  return (
    <Ticket
      hue={use === null ? 'teal' : hues[use]}
      off={short(offCents)}
      from={fromCents === 0 ? t('coupon.always') : t('coupon.over', { from: short(fromCents) })}
      title={title}
      {...ticket}
    />
  );
}

/** A coupon of mine: until when, the way to where it can be used, or every condition that it still needs. */
export function CouponItem({
  coupon,
  isFirst = false,
}: {
  coupon: Held;
  /** The first one that can be used has the page's filled button. */
  isFirst?: boolean;
}): ReactElement {
  const { t } = useTranslation('membership');
  const locale = useLocale();
  const moments = useShortMoments(hospitalTimeZone);
  const { title, use, endsAt, state, standing, packId } = coupon;
  const day = dayAt(endsAt, hospitalTimeZone);
  const blocked =
    standing === null || standing.canUse
      ? undefined
      : {
          title: t('coupon.why'),
          conditions: [
            { key: 'time', met: true, text: t('coupon.met.time') },
            { key: 'own', met: true, text: t('coupon.met.own') },
            { key: 'sum', met: false, text: <Missing coupon={coupon} standing={standing} /> },
          ],
          ...(standing.way !== null && {
            way: {
              to: wayHref(standing.way),
              text: t(standing.inHand === null ? 'coupon.choose' : 'coupon.add', {
                title: standing.way.title,
                price: short(standing.way.priceCents),
              }),
            },
          }),
        };
  return (
    <CouponTicket
      // The stub has its sums; what a pack is for says the rest.
      coupon={{
        ...coupon,
        // i18n-keys: membership:coupon.kind.*
        title: packId === null ? title : t(`coupon.kind.${use ?? 'any'}`),
      }}
      // i18n-keys: membership:coupon.note.*
      note={t(`coupon.note.${state}`, {
        day: state === 'usable' ? moments.day(day) : formatDay(day, locale),
      })}
      isOver={state !== 'usable'}
      blocked={blocked}
      act={
        state === 'usable' &&
        blocked === undefined && (
          <ButtonLink
            size="small"
            variant={isFirst ? 'primary' : 'outline'}
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

/** The open sum and what is missing, or that nothing on sale reaches the minimum. */
function Missing({
  coupon: { fromCents },
  standing: { inHand, whyNot },
}: {
  coupon: Held;
  standing: Standing;
}): ReactElement {
  const { t } = useTranslation('membership');
  if (inHand === null || whyNot === null)
    return <>{t('coupon.noneReaches', { from: short(fromCents) })}</>;
  return (
    // i18n-keys: membership:coupon.inHand.*
    <>{t(`coupon.inHand.${inHand.use}`, { sum: short(inHand.cents), why: whyNot })}</>
  );
}
