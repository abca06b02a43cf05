import { ListGroup, Sheet } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The sheet behind the last button below the field. */
export default function MoreWays({
  onClose,
  children,
}: {
  onClose: () => void;
  children: ReactNode;
}): ReactElement {
  const { t } = useTranslation('conversation');
  return (
    <Sheet open onClose={onClose} title={t('more')}>
      <ListGroup label={t('more')}>{children}</ListGroup>
    </Sheet>
  );
}
