import type { ConsultService } from '@xinglin/gateway-sdk';
import { ButtonLink, Card, Stack } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { beginHref } from '../model/ask-ways';
import { ServiceTerms } from './service-terms';

/** A service with its terms, and the way to begin. */
export function ServiceCard({
  service,
  children,
}: {
  service: ConsultService;
  /** Between the terms and the way to begin. */
  children?: ReactNode;
}): ReactElement {
  const { t } = useTranslation('asking');
  const begin = t(service.doctor === 'chosen' ? 'begin.choose' : 'begin.ask');
  return (
    <Card title={service.title}>
      <Stack>
        <ServiceTerms service={service} isLowest={service.doctor === 'chosen'} />
        {children}
        <ButtonLink
          block
          to={beginHref(service)}
          aria-label={t('begin.named', { begin, service: service.title })}
        >
          {begin}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
