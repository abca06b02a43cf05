import { consultApi } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import type { ConsultOrder, ConsultReferral } from '@xinglin/gateway-sdk';
import { DialogButton } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import { Button } from '@xinglin/ui';
import { lazy, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadUpgrade = () => import('./upgrade-form');
const UpgradeForm = lazy(loadUpgrade);

interface UpgradeWayProps {
  readonly consult: ConsultOrder;
  readonly label: string;
  /** What the doctor proposed, where it is that way alone. */
  readonly proposal?: ConsultReferral;
}

/** The way to a call or a general practitioner; its form loads when it is wanted. */
export function UpgradeWay({ consult, label, proposal }: UpgradeWayProps): ReactElement {
  return (
    <DialogButton
      block
      variant={proposal ? 'primary' : 'outline'}
      text={label}
      load={loadUpgrade}
      renderDialog={(onClose) => (
        <UpgradeForm consult={consult} proposal={proposal} onClose={onClose} />
      )}
    />
  );
}

interface ConvertWayProps {
  readonly orderKey: string;
  readonly backCents: number;
  readonly label: string;
  /** What the doctor proposed. */
  readonly proposal?: ConsultReferral;
}

/** Turns a call that did not come about into writing, after saying what goes back. */
export function ConvertWay({
  orderKey,
  backCents,
  label,
  proposal,
}: ConvertWayProps): ReactElement {
  const { t } = useTranslation('consult');
  const [isAsked, setIsAsked] = useState(false);
  const [convert, converting] = consultApi.useConvertUpgradeToImageTextMutation();
  const [confirm, confirming] = consultApi.useConfirmConsultOtherFormMutation();
  return (
    <>
      <Button block variant={proposal ? 'primary' : 'outline'} onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <RemoveDialog
          title={t('convert.title')}
          confirmLabel={t('convert.confirm')}
          keepLabel={t('convert.keep')}
          removed={t('convert.done')}
          remove={() =>
            proposal === undefined
              ? convert({ orderKey })
              : confirm({ orderKey, referralId: proposal.referralId })
          }
          removal={proposal === undefined ? converting : confirming}
          onClose={() => setIsAsked(false)}
        >
          <p>{t('convert.hint')}</p>
          <p>
            {backCents > 0
              ? t('convert.back', { amount: formatCents(backCents) })
              : t('convert.noBack')}
          </p>
        </RemoveDialog>
      )}
    </>
  );
}
