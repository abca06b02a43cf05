import { consultApi } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import { Button } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Takes a share back, after asking. */
export function WithdrawShare({ shareId }: { readonly shareId: string }): ReactElement {
  const { t } = useTranslation('sharing');
  const [isAsked, setIsAsked] = useState(false);
  const [withdraw, withdrawing] = consultApi.useWithdrawCaseShareMutation();
  return (
    <>
      <Button block variant="outline" onClick={() => setIsAsked(true)}>
        {t('withdraw.button')}
      </Button>
      {isAsked && (
        <RemoveDialog
          title={t('withdraw.title')}
          confirmLabel={t('withdraw.confirm')}
          keepLabel={t('withdraw.keep')}
          removed={t('withdraw.done')}
          remove={() => withdraw({ shareId })}
          removal={withdrawing}
          onClose={() => setIsAsked(false)}
        >
          <p>{t('withdraw.hint')}</p>
        </RemoveDialog>
      )}
    </>
  );
}
