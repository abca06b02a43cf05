import type { PhysicalReport } from '@xinglin/gateway-sdk';
import { FlagWord as Word } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Flag = PhysicalReport['results'][number]['flag'];

/** Where a value is, by shape and word. */
export function FlagWord({ flag }: { flag: Flag }): ReactElement {
  const { t } = useTranslation('check-up');
  // i18n-keys: check-up:flag.*
  return <Word flag={flag}>{t(`flag.${flag}`)}</Word>;
}
