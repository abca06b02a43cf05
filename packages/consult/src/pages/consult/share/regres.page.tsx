import { consultApi, type PageLoad } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Loaded, Page, PageHeader, ResultHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ConsultCard } from '../../../components/consult-card';
import { loadWays, ShareWays } from '../../../components/share-ways';
import { deptOf } from '../../../model/shared-case';

const own = pageCall(consultApi.endpoints.listConsultOrders, () => ({
  listAll: true,
  pageSize: 1,
}));

export const load: PageLoad = (place) =>
  [own, { load: loadWays }].flatMap((call) => call.load(place));

/** What came of signing in from a shared case: the newest question, and the ways to ask one (spec 2 §2.9). */
export default function ShareResultPage(): ReactElement {
  const { t } = useTranslation('sharing');
  const [query] = useSearchParams();
  const { answer } = own.useAnswer();
  return (
    <Page header={<PageHeader title={t('result.title')} backTo={href('consult.portal')} />}>
      <Loaded query={answer} skeleton={<SkeletonList lines={3} count={1} />}>
        {({ items: [newest] }) =>
          newest === undefined ? (
            <ResultHeader state="success" title={t('result.signedIn')}>
              <p>{t('result.hint')}</p>
            </ResultHeader>
          ) : (
            <>
              <ResultHeader state="success" title={t('result.asked')}>
                <p>{t('result.askedHint')}</p>
              </ResultHeader>
              <ConsultCard consult={newest} onExpire={() => void answer.refetch()} />
            </>
          )
        }
      </Loaded>
      <ShareWays deptId={deptOf(query)} areLinks />
    </Page>
  );
}
