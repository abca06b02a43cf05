import { couponsApi, failureMessage, useSession } from '@xinglin/api';
import type { GetMallFrontResponse as Front } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { Button, TicketRow, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Coupon = Front['coupons'][number];

/** How many tickets fit in a row. */
const mostTickets = 3;

const short = (cents: number): string => formatCents(cents, { decimals: 'auto' });

/** Coupons of the mall, those to receive by one tap, and the coins of the account. */
export function MallTickets({
  coupons,
  coins,
}: Pick<Front, 'coupons' | 'coins'>): ReactElement | null {
  const { t } = useTranslation('mall');
  const isSignedIn = useSession()?.login === true;
  const shown = coupons.slice(0, coins === null ? mostTickets : mostTickets - 1);
  if (shown.length === 0) return null;
  return (
    <TicketRow
      label={t('tickets.label')}
      tickets={[
        ...shown.map((coupon, place) => ({
          key: `${coupon.packId ?? ''}-${place}`,
          name: t('tickets.off', { off: short(coupon.offCents) }),
          note: t('tickets.from', { from: short(coupon.fromCents).slice(1) }),
          ...(isSignedIn && !coupon.isHeld
            ? { act: <Receive coupon={coupon} /> }
            : { to: href('membership.coupons') }),
        })),
        ...(coins === null
          ? []
          : [
              {
                key: 'coins',
                name: t('tickets.coins', { count: coins }),
                note: t('tickets.coinsFor'),
                to: href('membership.healthCoinStore'),
                tone: 'coins' as const,
              },
            ]),
      ]}
    />
  );
}

/** Receives a coupon; the prices of the page follow from it. */
function Receive({ coupon: { packId, title, offCents } }: { coupon: Coupon }): ReactElement | null {
  const { t } = useTranslation('mall');
  const toast = useToast();
  const [receive] = couponsApi.useReceiveCouponMutation();
  const [pending, setPending] = useState(false);
  if (packId === null) return null;
  const take = async () => {
    if (pending) return;
    setPending(true);
    const { error } = await receive({ packSendId: packId, couponId: packId, couponName: title });
    setPending(false);
    if (error) return toast.show(failureMessage(error, t), { tone: 'error' });
    toast.show(t('tickets.received', { off: short(offCents) }), { tone: 'success' });
  };
  return (
    <Button
      size="small"
      variant="text"
      pending={pending}
      aria-label={t('tickets.receiveNamed', { name: title })}
      onClick={() => void take()}
    >
      {t('tickets.receive')}
    </Button>
  );
}
