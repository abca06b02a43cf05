import type { PhysicalReport } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Flag = PhysicalReport['results'][number]['flag'];

/** Beside its word, so that no value is told by colour alone. */
const shapes = { normal: '', high: '↑ ', low: '↓ ', abnormal: '◆ ' } as const;

/** Where a value lies, by shape and word. */
export function FlagWord({ flag }: { flag: Flag }): ReactElement {
  const { t } = useTranslation('check-up');
  // i18n-keys: check-up:flag.*
  return <>{`${shapes[flag]}${t(`flag.${flag}`)}`}</>;
}
