import type { VipRight } from '@xinglin/gateway-sdk';
import { ButtonLink, Card, Chip, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { rightHref } from '../model/links';

interface RightProps {
  readonly right: VipRight;
  /** Whether the reader has it; left out where that is not asked. */
  readonly isOpen?: boolean;
}

/** A right: what it is, how it is used, and the way to it for who has it. */
export function RightItem({ right, isOpen }: RightProps): ReactElement {
  const { t } = useTranslation('membership');
  const { title, summary, detail, way } = right;
  return (
    <Card
      as="article"
      title={title}
      aside={
        isOpen === undefined ? undefined : (
          <Chip tone={isOpen ? 'brand' : 'neutral'}>
            {t(isOpen ? 'right.open' : 'right.closed')}
          </Chip>
        )
      }
    >
      <Stack>
        <p>{summary}</p>
        <Note>{detail}</Note>
        {isOpen !== false && (
          <ButtonLink size="small" variant="outline" to={rightHref(way)}>
            {/* i18n-keys: membership:right.way.* */}
            {t(`right.way.${way}`)}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}
