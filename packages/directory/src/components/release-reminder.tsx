import { failureMessage, favoritesApi } from '@xinglin/api';
import { hospitalTimeZone, dayAt, timeAt } from '@xinglin/rules';
import { BellIcon, Button, useToast } from '@xinglin/ui';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { takeWish } from '../model/follow';
import { hourText } from '../model/hour-text';
import { useDayWord } from './use-day-word';

/** Sets and deletes the reminder of an account before the next release. */
export default function ReleaseReminder({ hospitalId }: { hospitalId: string }): ReactElement {
  const { t } = useTranslation('directory');
  const toast = useToast();
  const dayWord = useDayWord();
  const { currentData } = favoritesApi.useGetReleaseReminderQuery({ hospitalId });
  const [send, { isLoading }] = favoritesApi.useChangeReleaseReminderMutation();
  const isOn = currentData !== undefined && currentData.remindAt !== null;

  const change = async (wanted: boolean): Promise<void> => {
    const { data, error } = await send({ hospitalId, isOn: wanted });
    if (error) {
      toast.show(failureMessage(error, t), { tone: 'error' });
      return;
    }
    const { remindAt } = data;
    toast.show(
      remindAt === null
        ? t('hospital.remindOff')
        : t('hospital.remindOn', {
            when: dayWord(dayAt(remindAt, hospitalTimeZone)),
            time: hourText(timeAt(remindAt, hospitalTimeZone)),
          }),
    );
  };
  const wish = useEffectEvent(() => {
    if (takeWish({ kind: 'release', id: hospitalId })) void change(true);
  });
  useEffect(() => wish(), []);

  return (
    <Button
      variant="outline"
      size="small"
      icon={isOn && <BellIcon />}
      pending={isLoading}
      aria-pressed={isOn}
      onClick={() => void change(!isOn)}
    >
      {t(isOn ? 'hospital.reminded' : 'hospital.remind')}
    </Button>
  );
}
