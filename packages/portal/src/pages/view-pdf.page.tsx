import { useChannel } from '@xinglin/api';
import { href, signInHref } from '@xinglin/routes';
import {
  ButtonLink,
  ErrorState,
  Page,
  PageHeader,
  Skeleton,
  SkeletonRegion,
  Stack,
} from '@xinglin/ui';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useSearchParams } from 'react-router';
import { fetchDocument, type Fetched } from '../documents/fetch-document';
import { ownDocument, type OwnDocument } from '../documents/own-document';

// The library that reads and draws is large, and only an opened file needs it.
const PdfView = lazy(() => import('../documents/pdf-view'));

function Waiting(): ReactElement {
  return (
    <SkeletonRegion>
      <Stack inset>
        <Skeleton shape="line" width="half" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </SkeletonRegion>
  );
}

/** Where files are opened from: reports and vouchers. */
function Sources(): ReactElement {
  const { t } = useTranslation('documents');
  return (
    <>
      <ButtonLink to={href('check-up.orderList')}>{t('reports')}</ButtonLink>
      <ButtonLink variant="outline" to={href('booking.orderList')}>
        {t('vouchers')}
      </ButtonLink>
    </>
  );
}

/** One of the person's own files, once it is loaded; else what can be done about it. */
function Shown({ url, onRetry }: { url: string; onRetry: () => void }): ReactElement {
  const { t } = useTranslation(['documents', 'shared']);
  const { pathname, search } = useLocation();
  const { signIn } = useChannel();
  const [fetched, setFetched] = useState<Fetched | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    void fetchDocument(url, ended.signal).then((outcome) => {
      if (!ended.signal.aborted) setFetched(outcome);
    });
    return () => ended.abort();
  }, [url]);

  if (fetched === null) return <Waiting />;
  const broken = <ErrorState title={t('broken')} message={t('brokenMessage')} />;
  switch (fetched.kind) {
    case 'ready':
      return (
        <Suspense fallback={<Waiting />}>
          <PdfView bytes={fetched.bytes} broken={broken} />
        </Suspense>
      );
    case 'other':
      return broken;
    case 'missing':
      return (
        <ErrorState
          kind="missing"
          title={t('missing')}
          message={t('missingMessage')}
          action={<Sources />}
        />
      );
    case 'signedOut':
      return (
        <ErrorState
          kind="missing"
          title={t('signedOut')}
          action={
            <ButtonLink to={signInHref(signIn, pathname, { target: pathname + search })}>
              {t('signIn')}
            </ButtonLink>
          }
        />
      );
    case 'failed':
      return <ErrorState kind="offline" message={t('failedMessage')} onRetry={onRetry} />;
  }
}

function backTo({ kind }: OwnDocument): string {
  if (kind === 'report') return href('check-up.orderList');
  return kind === 'voucher' ? href('booking.orderList') : href('account.profile');
}

/** Reads one of the person's own files, a voucher or what they sent before; the file can be kept (spec 2 §2.5). */
export default function ViewPdfPage(): ReactElement {
  const { t } = useTranslation('documents');
  const [query] = useSearchParams();
  const own = ownDocument(query);
  const [tries, setTries] = useState(0);
  const url = useHref(own?.path ?? '');
  if (own === null)
    return (
      <Page header={<PageHeader title={t('title')} />}>
        <ErrorState
          kind="missing"
          title={t('none')}
          message={t('noneMessage')}
          action={<Sources />}
        />
      </Page>
    );
  return (
    <Page
      header={
        <PageHeader
          // i18n-keys: documents:kind.*
          title={t(`kind.${own.kind}`)}
          backTo={backTo(own)}
        />
      }
    >
      <Shown key={`${url} ${tries}`} url={url} onRetry={() => setTries(tries + 1)} />
      <Stack inset>
        <ButtonLink block variant="outline" href={url} download>
          {t('download')}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
