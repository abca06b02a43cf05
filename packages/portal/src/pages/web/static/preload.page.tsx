import { href, targetHref } from '@xinglin/routes';
import { ButtonLink, Page, PageHeader, ResultHeader, Stack } from '@xinglin/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { basePath } from '../../../base-path';
import { preloadPages, type PreloadProgress } from '../../../passages/preload-pages';

/** Where most visits begin and lead; who is not signed in gets the sign-in in the place of their own. */
const mainPages = [
  href('directory.home'),
  href('directory.search'),
  href('booking.hospitalList'),
  href('booking.orderList'),
  href('account.profile'),
];

/** Opened by an app ahead of time, out of sight: the first pages are then there at once (spec 2 §2.12). */
export default function PreloadPage(): ReactElement {
  const { t } = useTranslation('passages');
  const [query] = useSearchParams();
  const onward = targetHref(query.get('target'));
  const [progress, setProgress] = useState<PreloadProgress | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const paths = mainPages.map((path) => basePath() + path);
    void preloadPages(paths, setProgress, ended.signal);
    return () => ended.abort();
  }, []);

  const isDone = progress !== null && progress.done === progress.all;
  return (
    <Page header={<PageHeader title={t('preload.title')} />}>
      <ResultHeader
        state={isDone ? 'success' : 'waiting'}
        title={t(isDone ? 'preload.done' : 'preload.going')}
      >
        {progress !== null && !isDone && t('preload.progress', { ...progress })}
      </ResultHeader>
      <Stack inset>
        <ButtonLink block to={onward}>
          {t('preload.onward')}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
