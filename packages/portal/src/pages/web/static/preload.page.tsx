import { href, targetHref } from '@xinglin/routes';
import { ActionBar, ButtonLink, Card, KindHero, Page, PageHeader, QuickLinks } from '@xinglin/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { basePath } from '../../../base-path';
import { preloadPages, type PreloadProgress } from '../../../passages/preload-pages';

/** Where most visits begin; without a session the sign-in comes in place of the personal ones. */
const mainPages = [
  { key: 'home', to: href('directory.home'), pictogram: 'hospital' },
  { key: 'search', to: href('directory.search'), pictogram: 'doctor' },
  { key: 'booking', to: href('booking.hospitalList'), pictogram: 'registration' },
  { key: 'visits', to: href('booking.orderList'), pictogram: 'visits' },
  { key: 'me', to: href('account.profile'), pictogram: 'patients' },
] as const;

/** Opened by an app ahead of time, out of sight, so that the first pages load at once (spec 2 §2.12). */
export default function PreloadPage(): ReactElement {
  const { t } = useTranslation('passages');
  const [query] = useSearchParams();
  const onward = targetHref(query.get('target'));
  const [progress, setProgress] = useState<PreloadProgress | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const paths = mainPages.map(({ to }) => basePath() + to);
    void preloadPages(paths, setProgress, ended.signal);
    return () => ended.abort();
  }, []);

  const isDone = progress !== null && progress.done === progress.all;
  return (
    <Page
      header={<PageHeader over title={t('preload.title')} />}
      actionBar={
        <ActionBar>
          <ButtonLink to={onward}>{t('preload.onward')}</ButtonLink>
        </ActionBar>
      }
    >
      <KindHero
        pictogram="hospital"
        hue="teal"
        title={<span aria-live="polite">{t(isDone ? 'preload.done' : 'preload.going')}</span>}
        note={t(progress === null || isDone ? 'preload.about' : 'preload.progress', {
          ...progress,
        })}
      />
      <Card title={t('preload.pages')}>
        <QuickLinks
          label={t('preload.pages')}
          columns={5}
          items={mainPages.map(({ key, to, pictogram }) => ({
            to,
            // i18n-keys: passages:preload.page.*
            label: t(`preload.page.${key}`),
            pictogram,
          }))}
        />
      </Card>
    </Page>
  );
}
