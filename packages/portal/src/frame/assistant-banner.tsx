import { safeTarget } from '@xinglin/rules';
import { BackIcon, LinkBanner } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

/** Where a person goes back to the assistant (spec 1 §2). */
const assistantPath = '/aiassistant/senior';
const assistantQuery = '?mode=HealthInquiry_index&isback=1';

/**
 * Leads back to the assistant a person came from, while its marker lives: to the one elsewhere that this portal knows
 * of, else to its own.
 */
export function AssistantBanner(): ReactElement | null {
  const { t } = useTranslation('portal');
  const { pathname } = useLocation();
  const { assistant, assistantOrigin } = document.documentElement.dataset;
  if (assistant === undefined || assistantOrigin === undefined) return null;
  const target = assistantOrigin === '' ? ownTarget(pathname) : targetAt(assistantOrigin);
  if (target === null) return null;
  return (
    <aside aria-label={t('widgets.assistant')}>
      <LinkBanner
        placement="floating"
        {...target}
        icon={<BackIcon />}
        text={t('widgets.assistant')}
      />
    </aside>
  );
}

/** The portal's own page; there itself nothing leads back. */
const ownTarget = (pathname: string) =>
  pathname === assistantPath ? null : { to: assistantPath + assistantQuery };

function targetAt(origin: string): { readonly href: string } | null {
  const target = safeTarget(origin + assistantPath + assistantQuery, {
    origin: window.location.origin,
    allowedHostSuffixes: [new URL(origin).hostname],
    nativeSchemes: [],
  });
  return target.ok ? { href: target.href } : null;
}
