import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** In place of a form whose time is over: why, and the way to what was written. */
export function ClosedCase(props: { orderNo: string; why: string }): ReactElement {
  const { orderNo, why } = props;
  const { t } = useTranslation('telemedicine');
  return (
    <EmptyState
      kind="consults"
      title={why}
      action={
        <ButtonLink to={href('telemedicine.caseInfo', {}, { orderNo })}>
          {t('caseInfo.see')}
        </ButtonLink>
      }
    />
  );
}
