import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay } from '@xinglin/rules';
import { ButtonLink, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../model/renewal-call';
import { wayOn } from '../model/renewal-ways';

/** Why a prescription cannot be renewed now, in a sentence. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { t } = useTranslation('renewals');
  const locale = useLocale();
  const dayOf = (moment: string) => formatDay(dayAt(moment), locale);
  return (refusal) => {
    switch (refusal.why) {
      case 'notFullyUsed':
        return t('refusal.notFullyUsed', { day: formatDay(refusal.from, locale) });
      case 'pendingSince':
        return t('refusal.pendingSince', { day: dayOf(refusal.since) });
      case 'refused':
        return t('refusal.refused', { day: dayOf(refusal.at), reason: refusal.reason });
      case 'needsVisit':
        return t('refusal.needsVisit', { count: refusal.olderThanMonths });
      case 'specialMedicine':
        return t('refusal.specialMedicine', { medicine: refusal.name });
      case 'notForOnline':
        return t('refusal.notForOnline', { medicine: refusal.name });
      case 'newerExists':
        return t('refusal.newerExists');
      case 'doctorGone':
        return t('refusal.doctorGone');
      case 'child':
        return t('refusal.child');
      case 'unknown':
        return t('refusal.unknown');
    }
  };
}

/** Why it cannot be renewed now, and the one act that helps. */
export function RefusalNote({
  refusal,
  prescriptionId,
}: {
  readonly refusal: Refusal;
  readonly prescriptionId: string;
}): ReactElement {
  const { t } = useTranslation('renewals');
  const textOf = useRefusalText();
  return (
    <Stack gap={2}>
      <p>{textOf(refusal)}</p>
      <ButtonLink variant="outline" to={wayOn(refusal, prescriptionId)}>
        {/* i18n-keys: renewals:act.* */}
        {t(`act.${refusal.why}`)}
      </ButtonLink>
    </Stack>
  );
}
