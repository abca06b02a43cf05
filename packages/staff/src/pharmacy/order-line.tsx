import { formatCents } from '@xinglin/rules';
import { Button, Cluster, NoticeBar, StatusChip, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrugOrder, DrugOrderLine } from '../api/shapes';
import { useMoment } from '../parts/moments';
import { ReasonDialog } from '../parts/reason-dialog';
import { useAct } from '../parts/use-act';
import { instantOf } from './hospital-moment';
import { lineChips, lineMoves, maySubstitute, type LineMove } from './order-states';
import { OfferSubstitution } from './offer-substitution';
import styles from './pharmacy.module.css';
import { SubstitutionNote } from './substitution-note';

/** Moves that need a reason. */
type ExplainedMove = Extract<LineMove, 'onHold' | 'declined' | 'returned'>;

const usualReasons: Readonly<Record<ExplainedMove, readonly string[]>> = {
  onHold: ['shortage', 'arriving', 'question'],
  declined: ['noStock', 'discontinued'],
  returned: ['damaged', 'wrong', 'notTaken'],
};

/** A medicine of an order: its state, what the pharmacy can do with it next, another maker that is offered. */
export function OrderLine({
  order,
  line,
}: {
  readonly order: DrugOrder;
  readonly line: DrugOrderLine;
}): ReactElement {
  const { t } = useTranslation('staff');
  const moment = useMoment();
  const [asked, setAsked] = useState<ExplainedMove>();
  const [isOffering, setIsOffering] = useState(false);
  const [expected, setExpected] = useState('');
  const { act, pending, problem, clear } = useAct();
  const { orderNo, acts } = order;
  const { lineId, item, state, stateReason, expectedAt, substitution } = line;
  const move = async (to: LineMove, reason?: string): Promise<void> => {
    const until = to === 'onHold' ? instantOf(expected) : undefined;
    const done = await act('move-drug-line', {
      orderNo,
      lineId,
      state: to,
      ...(reason !== undefined && { reason }),
      ...(until !== undefined && { expectedAt: until }),
    });
    if (done !== undefined) setAsked(undefined);
  };
  const moves: readonly LineMove[] = acts.includes('move-drug-line') ? lineMoves[state] : [];
  return (
    <li className={styles['line']}>
      <div className={styles['lineHead']}>
        <p>
          <b>{item.name}</b> {t('sheet.packs', { packText: item.packText, count: item.quantity })}
        </p>
        {/* i18n-keys: staff:pharmacy.lineState.* */}
        <StatusChip state={lineChips[state]}>{t(`pharmacy.lineState.${state}`)}</StatusChip>
      </div>
      <p className={styles['soft']}>
        {item.maker} · {item.directions} · {formatCents(line.shareCents)}
        {line.refundedCents > 0 &&
          ` · ${t('pharmacy.refunded', { sum: formatCents(line.refundedCents) })}`}
      </p>
      {(stateReason ?? expectedAt) !== null && (
        <p>
          {stateReason}
          {expectedAt !== null && ` · ${t('pharmacy.expected', { at: moment(expectedAt) })}`}
        </p>
      )}
      {substitution !== null && <SubstitutionNote order={order} line={line} />}
      {problem !== undefined && asked === undefined && (
        <NoticeBar tone="danger" live>
          {problem}
        </NoticeBar>
      )}
      <Cluster>
        {moves.map((to) => (
          // i18n-keys: staff:pharmacy.move.*
          <Button
            key={to}
            size="small"
            variant={
              to === 'preparing' || to === 'ready'
                ? 'primary'
                : to === 'onHold'
                  ? 'outline'
                  : 'text'
            }
            pending={pending && asked === undefined}
            aria-label={t('pharmacy.moveOf', { act: t(`pharmacy.move.${to}`), name: item.name })}
            onClick={() => {
              clear();
              if (to === 'preparing' || to === 'ready') void move(to);
              else setAsked(to);
            }}
          >
            {t(`pharmacy.move.${to}`)}
          </Button>
        ))}
        {acts.includes('offer-substitution') && maySubstitute(line) && (
          <Button
            size="small"
            variant="text"
            aria-label={t('pharmacy.moveOf', { act: t('pharmacy.substitute'), name: item.name })}
            onClick={() => setIsOffering(true)}
          >
            {t('pharmacy.substitute')}
          </Button>
        )}
      </Cluster>
      {asked !== undefined && (
        <ReasonDialog
          // i18n-keys: staff:pharmacy.moveTitle.*, staff:pharmacy.moveHint.*, staff:pharmacy.usual.*
          title={t(`pharmacy.moveTitle.${asked}`, { name: item.name })}
          explained={t(`pharmacy.moveHint.${asked}`, { sum: formatCents(line.shareCents) })}
          label={t('pharmacy.reason')}
          usual={usualReasons[asked].map((one) => t(`pharmacy.usual.${one}`))}
          confirm={t(`pharmacy.move.${asked}`)}
          tone={asked === 'onHold' ? 'primary' : 'danger'}
          pending={pending}
          failure={problem}
          onClose={() => {
            setAsked(undefined);
            clear();
          }}
          onConfirm={(reason) => void move(asked, reason)}
        >
          {asked === 'onHold' && (
            <TextField
              type="datetime-local"
              label={t('pharmacy.expectedAt')}
              optional
              value={expected}
              onValueChange={setExpected}
            />
          )}
        </ReasonDialog>
      )}
      {isOffering && (
        <OfferSubstitution orderNo={orderNo} line={line} onClose={() => setIsOffering(false)} />
      )}
    </li>
  );
}
