import type { ConsultOffer } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ButtonLink, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Why the card does not make a consult free for the chosen person; null where it does. */
export function RightNote({ right }: { right: ConsultOffer['right'] }): ReactElement | null {
  const { t } = useTranslation('asking');
  if (right === null || right.whyNot === null) return null;
  return (
    <Note>
      {/* i18n-keys: asking:right.* */}
      {t(`right.${right.whyNot}`, { count: right.left })}{' '}
      {right.whyNot === 'notSeated' && (
        <ButtonLink variant="text" size="small" to={href('membership.super')}>
          {t('right.card')}
        </ButtonLink>
      )}
    </Note>
  );
}
