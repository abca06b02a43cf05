import { safeTarget } from '@xinglin/rules';
import { BackIcon, LinkBanner } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Where a person goes back to the assistant (spec 1 §2). */
const assistantPath = '/aiassistant/senior?mode=HealthInquiry_index&isback=1';

/**
 * Leads back to the assistant a person came from: shown while its marker lives and this portal knows where the
 * assistant is, since its page is not the portal's own.
 */
export function AssistantBanner(): ReactElement | null {
  const { t } = useTranslation('portal');
  const { assistant, assistantOrigin } = document.documentElement.dataset;
  if (assistant === undefined || assistantOrigin === undefined) return null;
  const target = safeTarget(assistantOrigin + assistantPath, {
    origin: window.location.origin,
    allowedHostSuffixes: [new URL(assistantOrigin).hostname],
    nativeSchemes: [],
  });
  if (!target.ok) return null;
  return (
    <aside aria-label={t('widgets.assistant')}>
      <LinkBanner
        placement="floating"
        href={target.href}
        icon={<BackIcon />}
        text={t('widgets.assistant')}
      />
    </aside>
  );
}
