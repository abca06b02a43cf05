import { EmptyState, SegmentLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDesk } from '../api/staff-api';
import { PageBody } from '../parts/page-body';
import { ReadState } from '../parts/read-state';
import { ApprovalCard } from './approval-card';

/** Refunds that need a second person, and how earlier ones were decided. */
export default function ApprovalsPage(): ReactElement {
  const { t } = useTranslation('staff');
  const [query] = useSearchParams();
  const state = query.get('state') === 'decided' ? 'decided' : 'waiting';
  const read = useDesk('list-approvals', { state });
  return (
    <PageBody
      title={t('frame.page.approvals')}
      width="reading"
      aside={
        <SegmentLinks
          label={t('approvals.tabs')}
          items={[
            { to: '/approvals', label: t('approvals.waiting'), active: state === 'waiting' },
            {
              to: '/approvals?state=decided',
              label: t('approvals.decided'),
              active: state === 'decided',
            },
          ]}
        />
      }
    >
      <ReadState read={read}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              kind={state === 'waiting' ? 'waiting' : 'list'}
              title={t(state === 'waiting' ? 'approvals.none' : 'approvals.noneDecided')}
              message={state === 'waiting' ? t('approvals.noneHint') : undefined}
            />
          ) : (
            items.map((approval) => <ApprovalCard key={approval.approvalId} approval={approval} />)
          )
        }
      </ReadState>
    </PageBody>
  );
}
