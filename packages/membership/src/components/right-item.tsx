import type { VipRight } from '@xinglin/gateway-sdk';
import { ButtonLink, Chip, KindPicture, Fold, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { rightHref } from '../model/links';
import { rightLooks } from '../model/looks';

interface RightProps {
  readonly right: VipRight;
  /** Whether the reader has it; left out where that is not asked. */
  readonly isOpen?: boolean;
}

/** A benefit with its drawing; it opens in place to how it is used, and the way to it for who has it. */
export function RightItem({ right, isOpen }: RightProps): ReactElement {
  const { t } = useTranslation('membership');
  const { title, summary, detail, way } = right;
  return (
    <Fold
      title={title}
      drawing={<KindPicture {...rightLooks[way]} />}
      about={summary}
      note={isOpen === false ? <Chip tone="neutral">{t('right.closed')}</Chip> : undefined}
    >
      <Stack gap={2}>
        <Note>{detail}</Note>
        {isOpen !== false && (
          <ButtonLink size="small" variant="text" to={rightHref(way)}>
            {/* i18n-keys: membership:right.way.* */}
            {t(`right.way.${way}`)}
          </ButtonLink>
        )}
      </Stack>
    </Fold>
  );
}
