import { accurateReserveApi } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import { Button } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Takes a request back, after asking. */
export function CancelRequest({ requestId }: { requestId: string }): ReactElement {
  const { t } = useTranslation('precision');
  const [isAsked, setIsAsked] = useState(false);
  const [cancel, cancellation] = accurateReserveApi.useCancelAccurateReserveMutation();
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setIsAsked(true)}>
        {t('request.cancel')}
      </Button>
      {isAsked && (
        <RemoveDialog
          title={t('request.cancelTitle')}
          confirmLabel={t('request.cancel')}
          keepLabel={t('request.cancelKeep')}
          removed={t('request.cancelDone')}
          remove={() => cancel({ requestId })}
          removal={cancellation}
          onClose={() => setIsAsked(false)}
        >
          <p>{t('request.cancelHint')}</p>
        </RemoveDialog>
      )}
    </>
  );
}
