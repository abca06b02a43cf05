import { checkUpApi, useSession } from '@xinglin/api';
import type { CheckUpGrant } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatDay } from '@xinglin/rules';
import { ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Codes of the account that still pay for a check-up; none without a session. */
export function useOwnGrants(): readonly CheckUpGrant[] {
  const isSignedIn = useSession()?.login === true;
  const { currentData } = checkUpApi.useListCheckupGrantsQuery(undefined, { skip: !isSignedIn });
  return currentData?.items ?? [];
}

/** These codes as links to choose a day; nothing while there is none. */
export function OwnGrants({ grants }: { grants: readonly CheckUpGrant[] }): ReactElement | null {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  if (grants.length === 0) return null;
  return (
    <ListGroup label={t('grant.own')} showLabel>
      {grants.map(({ grantId, title, packageTitle, validUntil }) => (
        <ListLink
          key={grantId}
          label={title}
          description={t('grant.valid', {
            title: packageTitle,
            day: formatDay(validUntil, locale, { year: true }),
          })}
          value={t('grant.use')}
          to={href('check-up.weibaoCode', {}, { grantId })}
        />
      ))}
    </ListGroup>
  );
}
