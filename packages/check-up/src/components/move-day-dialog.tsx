import { checkUpApi, failureMessage } from '@xinglin/api';
import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { ConfirmDialog, Loaded, NoticeBar, SkeletonList, Stack, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DayStrip } from './day-strip';
import { MovedRefund } from './moved-refund';

/** Another day of the same store: the former one is released only when the new one is there. */
export default function MoveDayDialog(props: {
  order: PhysicalOrder;
  onClose: () => void;
}): ReactElement {
  const { order, onClose } = props;
  const { t } = useTranslation('check-up');
  const toast = useToast();
  const { packageCode, store, orderNo, people, movesLeft } = order;
  const { storeId } = store;
  const answer = checkUpApi.useGetPhysicalScheduleQuery({ packageCode, storeId });
  const [move, { isLoading, error }] = checkUpApi.useUpdatePhysicalBookingMutation();
  const [day, setDay] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = async () => {
    setMissing(day === '');
    if (day === '') return;
    const { data } = await move({ orderNo, storeId, day });
    if (data === undefined) return;
    toast.show(t('move.done'), { tone: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('move.title')}
      confirmLabel={t('move.confirm')}
      keepLabel={t('move.keep')}
      pending={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Stack>
        <p>{t('move.hint', { count: movesLeft })}</p>
        <Loaded query={answer} skeleton={<SkeletonList lines={1} count={1} />}>
          {({ days }) => (
            <div>
              <DayStrip
                days={days.filter((one) => one.day !== order.day)}
                count={people.length}
                value={day}
                onValueChange={setDay}
              />
              {isMissing && day === '' && (
                <NoticeBar tone="danger" live>
                  {t('submit.problem.day')}
                </NoticeBar>
              )}
            </div>
          )}
        </Loaded>
        <MovedRefund order={order} day={day} />
        {error && <NoticeBar tone="danger">{failureMessage(error, t)}</NoticeBar>}
      </Stack>
    </ConfirmDialog>
  );
}
