import type { GoodsCard } from '@xinglin/gateway-sdk';
import { GoodsPicture as Drawn } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What goods look like. Goods on prescription have no picture, and say why. */
export function GoodsPicture({
  picture,
  size,
}: {
  picture: GoodsCard['picture'];
  size?: 'thumb' | 'small' | 'medium' | 'large';
}): ReactElement {
  const { t } = useTranslation('mall');
  const isSmall = size === 'small' || size === 'thumb';
  return (
    <Drawn
      picture={picture}
      size={size}
      without={t('prescription.mark')}
      why={isSmall ? undefined : t('prescription.whyNoPicture')}
    />
  );
}
