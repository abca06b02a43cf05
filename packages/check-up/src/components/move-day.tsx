import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { Button, useLazyOpening } from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import('./move-day-dialog');
const MoveDayDialog = lazy(loadDialog);

/** The button to another day; its dialog comes with its code when it is asked for. */
export function MoveDay({ order }: { order: PhysicalOrder }): ReactElement {
  const { t } = useTranslation('check-up');
  const [isOpen, setOpen] = useState(false);
  const ask = useLazyOpening(loadDialog, () => setOpen(true));
  return (
    <>
      <Button variant="outline" onClick={ask}>
        {t('move.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <MoveDayDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
