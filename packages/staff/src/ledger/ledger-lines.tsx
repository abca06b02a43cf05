import type { DeskResponse } from '@xinglin/contract';
import { EmptyState, LoadMore, SkeletonList, StatusChip } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../api/staff-api';
import { useMoment } from '../parts/moments';
import { ReadState } from '../parts/read-state';
import table from '../parts/table.module.css';

type Line = DeskResponse<'read-desk-ledger'>['items'][number];

interface Filter {
  readonly staffId?: string;
  readonly action?: string;
  readonly subject?: string;
}

/** Lines that the gateway gives at once; fewer are the end. */
const linesAtOnce = 100;

/** The lines of the ledger that a filter finds, the newest first. */
export function LedgerLines({ filter }: { filter: Filter }): ReactElement {
  const { t } = useTranslation('staff');
  const [earlier, setEarlier] = useState<readonly Line[]>([]);
  const [before, setBefore] = useState<string>();
  const first = useDesk('read-desk-ledger', filter);
  const next = useDesk(
    'read-desk-ledger',
    { ...filter, ...(before !== undefined && { before }) },
    { skip: before === undefined },
  );
  // What was read of earlier lines stays, as the ledger only grows at its other end.
  const page = before === undefined ? undefined : next.data;
  const [taken, setTaken] = useState<string>();
  if (page !== undefined && before !== taken) {
    setTaken(before);
    setEarlier([...earlier, ...page.items]);
  }
  return (
    <ReadState read={first} skeleton={<SkeletonList count={6} lines={1} />}>
      {({ items }) => {
        const lines = unique([...items, ...earlier]);
        if (lines.length === 0)
          return (
            <EmptyState kind="search" title={t('ledger.none')} message={t('ledger.noneHint')} />
          );
        const last = taken === undefined ? items : (page?.items ?? []);
        const isWaiting = before !== taken;
        return (
          <>
            <LinesTable lines={lines} />
            <LoadMore
              hasMore={isWaiting || last.length >= linesAtOnce}
              pending={isWaiting && next.error === undefined}
              failed={next.error !== undefined}
              onLoadMore={() => (isWaiting ? next.refetch() : setBefore(lines.at(-1)?.actId))}
            />
          </>
        );
      }}
    </ReadState>
  );
}

/** Lines once each: new ones push earlier ones into the next page. */
function unique(lines: readonly Line[]): readonly Line[] {
  return [...new Map(lines.map((line) => [line.actId, line])).values()];
}

function LinesTable({ lines }: { lines: readonly Line[] }): ReactElement {
  const { t, i18n } = useTranslation('staff');
  const moment = useMoment();
  // i18n-keys: staff:ledger.actions.*
  const nameOf = (action: string): string | null =>
    i18n.exists(`staff:ledger.actions.${action}`) ? t(`ledger.actions.${action}`) : null;
  return (
    <div className={table['box']}>
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">{t('ledger.at')}</th>
            <th scope="col">{t('ledger.who')}</th>
            <th scope="col">{t('ledger.action')}</th>
            <th scope="col">{t('ledger.subject')}</th>
            <th scope="col">{t('ledger.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ actId, at, staff, keyName, action, subject, outcome }) => (
            <tr key={actId}>
              <td>{moment(at)}</td>
              <td>
                {staff ?? t('ledger.system')}
                {keyName !== null && <small>{t('ledger.key', { name: keyName })}</small>}
              </td>
              <td>
                {nameOf(action)}
                <small className={table['code']}>{action}</small>
              </td>
              <td data-label={t('ledger.subject')} className={table['code']}>
                {subject ?? t('ledger.noSubject')}
              </td>
              <td>
                <StatusChip
                  state={
                    outcome === 'done'
                      ? 'done'
                      : outcome === 'awaitsApproval'
                        ? 'attention'
                        : 'problem'
                  }
                >
                  {/* i18n-keys: staff:ledger.outcomes.* */}
                  {i18n.exists(`staff:ledger.outcomes.${outcome}`)
                    ? t(`ledger.outcomes.${outcome}`)
                    : outcome}
                </StatusChip>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
