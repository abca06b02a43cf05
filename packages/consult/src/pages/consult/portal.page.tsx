import { consultApi, panelsApi, usePreferences, type PageHead, type PageLoad } from '@xinglin/api';
import type { GetConsultHomepageResponse as Homepage } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { EmptyState, Loaded, Page, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Emergency } from '../../components/emergency';
import { DepartmentTiles } from '../../components/portal/department-tiles';
import { FastCard } from '../../components/portal/fast-card';
import { FreeDoctors } from '../../components/portal/free-doctors';
import { OtherWays } from '../../components/portal/other-ways';
import { PortalHeader } from '../../components/portal/portal-header';
import { loadRunningConsult, RunningConsult } from '../../components/portal/running-consult';
import { Ways } from '../../components/portal/ways';

const homepage = pageCall(consultApi.endpoints.getConsultHomepage, () => undefined);
const fast = pageCall(consultApi.endpoints.isFastAskOpen, () => undefined);
const panel = pageCall(panelsApi.endpoints.getPanelHomepage, () => undefined);

// Only the running consult depends on the reader, and a visitor has none: so a visitor's page can be stored.
export const load: PageLoad = (place) => [
  loadRunningConsult,
  ...[homepage, fast, panel].flatMap((call) => call.load(place)),
];
export const head: PageHead = () => ({ canonical: href('consult.portal') });

/** Where asking a doctor begins: the quickest help first, then every way with its price and promise (spec 2 §2.9). */
export default function ConsultPortalPage(): ReactElement {
  const { currentData: quick } = fast.useAnswer().answer;
  return (
    <Page header={<PortalHeader />}>
      <Emergency />
      <RunningConsult />
      {quick !== undefined && <FastCard fast={quick} />}
      <Loaded query={homepage.useAnswer().answer} skeleton={<SkeletonList lines={2} count={4} />}>
        {(found) => <Offer {...found} />}
      </Loaded>
      <OtherWays />
    </Page>
  );
}

function Offer({ services, departments, timeZone, freeNow }: Homepage): ReactElement {
  const { t } = useTranslation('asking');
  const isElder = usePreferences().mode === 'elder';
  const { currentData: experts } = panel.useAnswer().answer;
  if (services.length === 0) return <EmptyState kind="consults" title={t('portal.none')} />;
  return (
    <>
      <Ways services={services} timeZone={timeZone} panel={experts} />
      {!isElder && <DepartmentTiles departments={departments} />}
      {!isElder && <FreeDoctors doctors={freeNow} />}
    </>
  );
}
