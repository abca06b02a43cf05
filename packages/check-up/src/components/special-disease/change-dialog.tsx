import { failureMessage, specialDiseaseApi } from '@xinglin/api';
import type { SpecialDiseaseBooking } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatDay, trimmedText } from '@xinglin/rules';
import {
  ConfirmDialog,
  Loaded,
  NoticeBar,
  SelectField,
  SkeletonList,
  Stack,
  TextAreaField,
  useToast,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOptions } from '../../model/day-options';
import { MovedRefund } from '../moved-refund';

/** Another day of the same expert, or another note: the former day is released only when the new one is there. */
export default function ChangeDialog(props: {
  booking: SpecialDiseaseBooking;
  onClose: () => void;
}): ReactElement {
  const { booking, onClose } = props;
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const toast = useToast();
  const { diseaseId, expert, orderNo, mayMove, movesLeft } = booking;
  const answer = specialDiseaseApi.useGetSpecialDiseaseDoctorGroupQuery(
    { diseaseId },
    { skip: !mayMove },
  );
  const [update, { isLoading, error }] = specialDiseaseApi.useUpdateSpecialDiseaseBookingMutation();
  const [day, setDay] = useState('');
  const [note, setNote] = useState(booking.note);
  const [isMissing, setMissing] = useState(false);
  const isSame = day === '' && trimmedText(note) === booking.note;
  const confirm = async () => {
    setMissing(isSame);
    if (isSame) return;
    const { data } = await update({
      orderNo,
      ...(day !== '' && { day }),
      ...(trimmedText(note) !== booking.note && { note: trimmedText(note) }),
    });
    if (data === undefined) return;
    toast.show(t('specialDisease.change.done'), { tone: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('specialDisease.change.title')}
      confirmLabel={t('specialDisease.change.confirm')}
      keepLabel={t('specialDisease.change.keep')}
      pending={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Stack>
        <p>
          {mayMove
            ? t('specialDisease.change.hint', { count: movesLeft })
            : t('specialDisease.change.noMoves')}
        </p>
        {mayMove && (
          <Loaded query={answer} skeleton={<SkeletonList lines={1} count={1} />}>
            {({ members }) => {
              const own = members.find(({ doctor }) => doctor.doctorId === expert.doctorId);
              const others = (own?.days ?? []).filter((one) => one.day !== booking.day);
              return (
                <SelectField
                  id="changedDay"
                  label={t('specialDisease.day')}
                  options={[
                    {
                      value: '',
                      label: t('specialDisease.change.keepDay', {
                        day: formatDay(booking.day, locale),
                      }),
                    },
                    ...dayOptions(others, locale, 1, day).map((one) => ({
                      value: one.day,
                      label: t('submit.day', one),
                    })),
                  ]}
                  value={day}
                  error={isMissing && isSame ? t('specialDisease.problem.change') : undefined}
                  onValueChange={setDay}
                />
              );
            }}
          </Loaded>
        )}
        {/* Before it is paid there is nothing to refund. */}
        {booking.state === 'booked' && <MovedRefund order={booking} day={day} />}
        <TextAreaField
          id="changedNote"
          label={t('specialDisease.note')}
          optional
          rows={2}
          maxLength={200}
          value={note}
          error={isMissing && isSame && !mayMove ? t('specialDisease.problem.change') : undefined}
          onValueChange={setNote}
        />
        {error && (
          <NoticeBar tone="danger" live>
            {failureMessage(error, t)}
          </NoticeBar>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
