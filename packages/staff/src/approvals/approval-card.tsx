import { formatCents } from '@xinglin/rules';
import {
  Button,
  Card,
  Cluster,
  ConfirmDialog,
  Dialog,
  KeyValueList,
  Note,
  NoticeBar,
  Price,
  Stack,
  StatusChip,
  TextAreaField,
  useToast,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRunDesk } from '../api/staff-api';
import type { StaffFailure } from '../api/staff-failure';
import { mayDo, useMe } from '../frame/me';
import { ActForm } from '../parts/act-form';
import { useFailureText } from '../parts/failure-text';
import { useMoment } from '../parts/moments';
import type { Approval } from '../api/shapes';

const chips = {
  waiting: 'attention',
  approved: 'done',
  refused: 'cancelled',
  expired: 'cancelled',
  failed: 'problem',
} as const;

/** One refund: how much, of what, who requested it and why, and what the reader can decide. */
export function ApprovalCard({ approval }: { approval: Approval }): ReactElement {
  const { t, i18n } = useTranslation('staff');
  const me = useMe();
  const toast = useToast();
  const moment = useMoment();
  const describe = useFailureText();
  const [asked, setAsked] = useState<'approve' | 'refuse' | null>(null);
  const [failure, setFailure] = useState<StaffFailure | null>(null);
  const [run, pending] = useRunDesk();
  const { approvalId, action, subject, cents, state } = approval;
  const sum = formatCents(cents);
  const close = (): void => setAsked(null);
  const decide = async (isApproved: boolean, reason?: string): Promise<void> => {
    setFailure(null);
    const outcome = await run('decide-approval', {
      approvalId,
      isApproved,
      ...(reason !== undefined && { reason }),
    });
    if ('failure' in outcome) {
      setFailure(outcome.failure);
      // What was typed stays in its dialog, which shows why.
      if (isApproved) close();
      return;
    }
    close();
    const hasFailed = 'done' in outcome && outcome.done.state === 'failed';
    if (hasFailed) toast.show(t('approvals.failedNow'), { tone: 'error' });
    else
      toast.show(t(isApproved ? 'approvals.approvedNow' : 'approvals.refusedNow', { sum }), {
        tone: 'success',
      });
  };
  // i18n-keys: staff:ledger.actions.*
  const what = i18n.exists(`staff:ledger.actions.${action}`)
    ? t(`ledger.actions.${action}`)
    : action;
  const isConsult = action.endsWith('-consult') && mayDo(me, 'open-consult');
  return (
    <Card
      as="article"
      title={<Price cents={cents} size="large" tone="plain" />}
      aside={
        // i18n-keys: staff:approvals.states.*
        <StatusChip state={chips[state]}>{t(`approvals.states.${state}`)}</StatusChip>
      }
    >
      <Stack gap={3}>
        <KeyValueList
          items={[
            { label: t('approvals.what'), value: what },
            ...(subject === null
              ? []
              : [
                  {
                    label: t('approvals.subject'),
                    value: isConsult ? (
                      <Link to={`/consults/${encodeURIComponent(subject)}`}>{subject}</Link>
                    ) : (
                      subject
                    ),
                  },
                ]),
            {
              label: t('approvals.requestedBy'),
              value: approval.requestedBy,
              detail: moment(approval.requestedAt),
            },
            ...(approval.reason === null
              ? []
              : [{ label: t('approvals.reason'), value: approval.reason }]),
            ...(approval.decidedBy === null || approval.decidedAt === null
              ? []
              : [
                  {
                    label: t('approvals.decidedBy'),
                    value: approval.decidedBy,
                    detail: moment(approval.decidedAt),
                  },
                ]),
            // Of a refund that failed it is the name of a refusal, which is no text for people.
            ...(approval.outcome === null || state === 'failed'
              ? []
              : [{ label: t('approvals.decision'), value: approval.outcome }]),
          ]}
        />
        {failure !== null && asked === null && (
          <NoticeBar tone="danger" live>
            {describe(failure)}
          </NoticeBar>
        )}
        {approval.mayDecide ? (
          <Cluster align="end">
            <Button variant="outline" size="small" onClick={() => setAsked('refuse')}>
              {t('approvals.refuse')}
            </Button>
            <Button size="small" onClick={() => setAsked('approve')}>
              {t('approvals.approve', { sum })}
            </Button>
          </Cluster>
        ) : (
          state === 'waiting' && <Note>{t('approvals.other')}</Note>
        )}
      </Stack>
      <ConfirmDialog
        open={asked === 'approve'}
        title={t('approvals.approveTitle', { sum })}
        confirmLabel={t('approvals.approve', { sum })}
        keepLabel={t('common.cancel')}
        pending={pending}
        onClose={close}
        onConfirm={() => void decide(true)}
      >
        {t('approvals.approveHint', { name: approval.requestedBy })}
      </ConfirmDialog>
      <RefuseDialog
        open={asked === 'refuse'}
        pending={pending}
        failure={failure}
        onClose={close}
        onRefuse={(reason) => void decide(false, reason)}
      />
    </Card>
  );
}

function RefuseDialog({
  open,
  pending,
  failure,
  onClose,
  onRefuse,
}: {
  open: boolean;
  pending: boolean;
  failure: StaffFailure | null;
  onClose: () => void;
  onRefuse: (reason: string) => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  // Here, so that the text is still there when the dialog is opened again.
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const words = reason.trim();
  return (
    <Dialog open={open} onClose={onClose} title={t('approvals.refuseTitle')}>
      <ActForm
        submit={t('approvals.refuseAct')}
        tone="danger"
        pending={pending}
        failure={failure}
        block
        onSubmit={() => {
          setChecked(true);
          if (words !== '') onRefuse(words);
        }}
        beside={
          <Button variant="text" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        }
      >
        <TextAreaField
          label={t('approvals.reason')}
          hint={t('approvals.reasonHint')}
          name="reason"
          maxLength={200}
          value={reason}
          error={isChecked && words === '' ? t('approvals.reasonMissing') : undefined}
          onValueChange={setReason}
        />
      </ActForm>
    </Dialog>
  );
}
