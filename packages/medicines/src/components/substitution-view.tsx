import type { Substitution } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { Note, SwapCard } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../model/use-moments';

/** Another maker's medicine for one that is missing: offered with what differs, or what became of the offer. */
export function SubstitutionView({ substitution }: { substitution: Substitution }): ReactElement {
  const { t } = useTranslation('medicines');
  const { hour, moment } = useMoments();
  const { state, fromMaker, toMaker, reason, sameText, agreedBy, agreedAt } = substitution;
  const { refundCents, arrivesBy } = substitution;
  const amount = formatCents(refundCents);
  if (state !== 'offered')
    return (
      <Note>
        {/* i18n-keys: medicines:swap.state.* */}
        {t(`swap.state.${state}`, { from: fromMaker, to: toMaker })}
        {state === 'accepted' && refundCents > 0 && t('swap.andRefund', { amount })}
      </Note>
    );
  return (
    <SwapCard
      title={arrivesBy === null ? t('swap.title') : t('swap.titleBy', { time: moment(arrivesBy) })}
      aside={
        agreedBy !== null && agreedAt !== null
          ? t('swap.agreed', { doctor: agreedBy, time: hour(agreedAt) })
          : undefined
      }
      from={{ name: fromMaker, note: reason }}
      to={{
        name: toMaker,
        note: refundCents > 0 ? t('swap.sameAndRefund', { same: sameText, amount }) : sameText,
      }}
    />
  );
}
