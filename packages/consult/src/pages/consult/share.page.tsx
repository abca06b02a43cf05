import { consultApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ButtonLink, Loaded, NoticeBar, Page, PageHeader, SkeletonList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { loadOwnCase, OwnCase } from '../../components/own-case';
import { SharedCase } from '../../components/shared-case';

export const load: PageLoad = (place) =>
  place.query.has('orderKey')
    ? loadOwnCase(place)
    : [consultApi.endpoints.getSharedCase.initiate({ shareToken: tokenIn(place.query) })];

/** What the address of a share carries; an empty one opens nothing. */
const tokenIn = (query: URLSearchParams): string => query.get('share') ?? '';

/** A consult that was shared without names, for anyone who has its address; with a number its owner's page (spec 2 §2.9). */
export default function SharePage(): ReactElement {
  const [query] = useSearchParams();
  const orderKey = query.get('orderKey');
  return orderKey === null ? <Shared token={tokenIn(query)} /> : <OwnCase orderKey={orderKey} />;
}

function Shared({ token }: { readonly token: string }): ReactElement {
  const { t } = useTranslation('sharing');
  // Asked for once: each time is counted as read.
  const answer = consultApi.useGetSharedCaseQuery({ shareToken: token });
  return (
    <Page header={<PageHeader title={t('share.title')} backTo={href('consult.portal')} />}>
      <Loaded
        query={answer}
        skeleton={<SkeletonList lines={4} count={3} />}
        gone={t('share.gone')}
        action={<ButtonLink to={href('consult.portal')}>{t('share.ask')}</ButtonLink>}
      >
        {(shared) => (
          <>
            <NoticeBar>{t('share.notice')}</NoticeBar>
            <SharedCase shared={shared} />
            <Stack inset>
              <ButtonLink
                block
                to={href(
                  'consult.shareRegister',
                  {},
                  shared.deptId ? { deptId: shared.deptId } : {},
                )}
              >
                {t('share.askToo')}
              </ButtonLink>
            </Stack>
          </>
        )}
      </Loaded>
    </Page>
  );
}
