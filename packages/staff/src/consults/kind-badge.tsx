import type { DeskResponse } from '@xinglin/contract';
import { Pictogram, pictograms, type PictogramName } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './marks.module.css';

type Kind = DeskResponse<'open-consult'>['kind'];

const drawings: Readonly<Record<Kind, PictogramName>> = {
  imageText: 'consult',
  expert: 'consult',
  fast: 'quick-consult',
  phone: 'phone-consult',
  fastPhone: 'phone-consult',
  video: 'video-consult',
  quanke: 'doctor',
  policlinic: 'clinic',
  special: 'chronic-care',
  free: 'consult',
  convenient: 'repeat-prescription',
};

/** The kind of a consult: its drawing and its name. */
export function KindBadge({ kind }: { readonly kind: Kind }): ReactElement {
  const { t } = useTranslation('staff');
  const drawing = drawings[kind];
  return (
    <span className={styles['kind']} data-hue={pictograms[drawing]}>
      <Pictogram name={drawing} hued />
      {/* i18n-keys: staff:queue.kind.* */}
      {t(`queue.kind.${kind}`)}
    </span>
  );
}
