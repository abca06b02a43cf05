import type { SpecialDiseaseBooking } from '@xinglin/gateway-sdk';
import { Button, useLazyOpening } from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import('./change-dialog');
const ChangeDialog = lazy(loadDialog);

/** The button to another day or note; its dialog comes with its code when it is asked for. */
export function ChangeBooking({ booking }: { booking: SpecialDiseaseBooking }): ReactElement {
  const { t } = useTranslation('check-up');
  const [isOpen, setOpen] = useState(false);
  const ask = useLazyOpening(loadDialog, () => setOpen(true));
  return (
    <>
      <Button variant="outline" onClick={ask}>
        {t('specialDisease.change.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <ChangeDialog booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
