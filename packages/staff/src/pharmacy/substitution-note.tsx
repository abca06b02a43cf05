import { formatCents } from '@xinglin/rules';
import { Button, Cluster, NoticeBar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrugOrder, DrugOrderLine } from '../api/shapes';
import { mayDo, useMe } from '../frame/me';
import { useAct } from '../parts/use-act';
import styles from './pharmacy.module.css';

/** Another maker for a line: who has to agree, and for its doctor the answer. */
export function SubstitutionNote({
  order: { orderNo },
  line: { lineId, substitution },
}: {
  readonly order: DrugOrder;
  readonly line: DrugOrderLine;
}): ReactElement | null {
  const { t } = useTranslation('staff');
  const me = useMe();
  const { act, pending, problem } = useAct();
  if (substitution === null) return null;
  const { state, fromMaker, toMaker, reason, sameText, agreedBy, refundCents } = substitution;
  const answer = (isAgreed: boolean) => act('agree-substitution', { orderNo, lineId, isAgreed });
  return (
    <section className={styles['substitution']} aria-label={t('pharmacy.substitute')}>
      <p>
        <b>{t('pharmacy.substitute')}</b> {t('pharmacy.fromTo', { from: fromMaker, to: toMaker })} ·{' '}
        {sameText}
      </p>
      <p className={styles['soft']}>
        {reason}
        {refundCents > 0 && ` · ${t('pharmacy.difference', { sum: formatCents(refundCents) })}`}
      </p>
      <p>
        {/* i18n-keys: staff:pharmacy.substitutionState.* */}
        {t(`pharmacy.substitutionState.${state}`)}
        {agreedBy !== null && ` · ${t('pharmacy.agreedBy', { name: agreedBy })}`}
      </p>
      {problem !== undefined && (
        <NoticeBar tone="danger" live>
          {problem}
        </NoticeBar>
      )}
      {state === 'askedDoctor' && mayDo(me, 'agree-substitution') && (
        <Cluster>
          <Button size="small" pending={pending} onClick={() => void answer(true)}>
            {t('pharmacy.agree')}
          </Button>
          <Button
            size="small"
            variant="outline"
            pending={pending}
            onClick={() => void answer(false)}
          >
            {t('pharmacy.disagree')}
          </Button>
        </Cluster>
      )}
    </section>
  );
}
