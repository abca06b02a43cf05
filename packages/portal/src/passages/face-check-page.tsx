import { realNameApi, type PageLoad } from '@xinglin/api';
import type { FaceCheckState } from '@xinglin/gateway-sdk';
import { href, namedTarget } from '@xinglin/routes';
import {
  ButtonLink,
  EmptyState,
  Loaded,
  Page,
  PageHeader,
  ResultHeader,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

/** A check that waits for the person. */
export interface WaitingCheck {
  readonly openUrl: string;
  readonly expiresAt: string;
  /** The page the person came for. */
  readonly target: string | undefined;
  /** Asks anew how it stands. */
  readonly onLookAgain: () => void;
}

export const loadFaceCheck: PageLoad = () => [realNameApi.endpoints.getFaceCheck.initiate()];

/**
 * The check by face that the account has: `children` shows one that waits, and every other looks the same wherever it
 * is met. The address says where to go on, never which check it is or what came of it.
 */
export function FaceCheckPage({
  children,
}: {
  children: (check: WaitingCheck) => ReactNode;
}): ReactElement {
  const { t } = useTranslation('passages');
  const [query] = useSearchParams();
  const target = namedTarget(query.get('target'));
  const known = realNameApi.useGetFaceCheckQuery(undefined, { refetchOnFocus: true });
  return (
    <Page
      header={
        <PageHeader
          title={t('face.title')}
          backTo={href('account.realNameVerification', {}, { target })}
        />
      }
    >
      <Loaded query={known} skeleton={<SkeletonList count={1} lines={4} />}>
        {({ check }) =>
          check?.state === 'waiting' && check.openUrl !== null ? (
            children({
              openUrl: check.openUrl,
              expiresAt: check.expiresAt,
              target,
              onLookAgain: () => void known.refetch(),
            })
          ) : (
            <EndedCheck state={check?.state ?? null} target={target} />
          )
        }
      </Loaded>
    </Page>
  );
}

/** What came of a check, and the way on from there. */
export function EndedCheck({
  state,
  target,
}: {
  state: FaceCheckState | null;
  target: string | undefined;
}): ReactElement {
  const { t } = useTranslation('passages');
  const verification = href('account.realNameVerification', {}, { target });
  if (state === null || state === 'waiting')
    return (
      <EmptyState
        kind="identity"
        title={t('face.none')}
        message={t('face.noneMessage')}
        action={<ButtonLink to={verification}>{t('face.begin')}</ButtonLink>}
      />
    );
  return (
    <>
      {/* i18n-keys: passages:face.* */}
      <ResultHeader state={state === 'passed' ? 'success' : 'failure'} title={t(`face.${state}`)}>
        {t(`face.${state}Message`)}
      </ResultHeader>
      <Stack inset>
        {state === 'passed' && (
          // Loaded, not entered: the server judges anew who may go where.
          <ButtonLink block href={target ?? href('account.realNameInformation')}>
            {t('face.goOn')}
          </ButtonLink>
        )}
        {(state === 'failed' || state === 'abandoned') && (
          <ButtonLink block to={verification}>
            {t('face.again')}
          </ButtonLink>
        )}
        {state === 'taken' && (
          <ButtonLink block to={href('account.accountCertification')}>
            {t('face.explain')}
          </ButtonLink>
        )}
      </Stack>
    </>
  );
}
