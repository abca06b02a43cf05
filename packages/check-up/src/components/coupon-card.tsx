import { CouponField } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import { Button, Card, Stack, TicketRow } from '@xinglin/ui';
import type { ComponentProps, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { useCoupons } from './use-coupon';

const short = (cents: number): string => formatCents(cents, { decimals: 'auto' });

interface CouponCardProps extends Omit<ComponentProps<typeof CouponField>, 'coupons'> {
  readonly found: ReturnType<typeof useCoupons>;
}

/** The coupons of a check-up: the one in use, why others are not, and one to receive by a tap. */
export function CouponCard({ found, ...field }: CouponCardProps): ReactElement | null {
  const { t } = useTranslation('check-up');
  const { coupons, claimable, claim, isReceiving } = found;
  if (coupons.length === 0 && claimable === undefined && field.error === undefined) return null;
  return (
    <Card as="div">
      <Stack>
        {claimable && (
          <TicketRow
            label={t('coupon.offered')}
            tickets={[
              {
                key: claimable.packSendId,
                name: t('coupon.off', { amount: short(claimable.offCents) }),
                note: t('coupon.from', { amount: short(claimable.fromCents) }),
                act: (
                  <Button
                    size="small"
                    variant="text"
                    pending={isReceiving}
                    aria-label={t('coupon.receiveNamed', { name: claimable.couponName })}
                    onClick={() => void claim()}
                  >
                    {t('coupon.receive')}
                  </Button>
                ),
              },
            ]}
          />
        )}
        <CouponField {...field} coupons={coupons} />
      </Stack>
    </Card>
  );
}
