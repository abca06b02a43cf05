import { consultApi, type PageLoad } from '@xinglin/api';
import { pageCall, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AfterConsult, loadClinicOf } from '../../../components/after-consult';

const call = pageCall(consultApi.endpoints.getConsultOrder, ({ query }) => {
  const orderKey = query.get('orderKey');
  return orderKey ? { orderKey } : null;
});

export const load: PageLoad = (place) => {
  const orderKey = place.query.get('orderKey');
  return [...call.load(place), ...(orderKey ? [loadClinicOf(orderKey)] : [])];
};

/** After a consult with a clinic: what was asked, what to do next, where to see the doctor in person (spec 2 §2.24). */
export default function ClinicAfterPage(): ReactElement {
  const { t } = useTranslation('clinics');
  const mine = href('consult.communityClinic');
  const consults = <ButtonLink to={mine}>{t('mine.title')}</ButtonLink>;
  const { answer } = call.useAnswer();
  const hasConsult = Boolean(usePlace().query.get('orderKey'));
  return (
    <Page header={<PageHeader title={t('after.title')} backTo={mine} />}>
      {hasConsult ? (
        <Loaded
          query={answer}
          gone={t('after.gone')}
          action={consults}
          skeleton={<SkeletonList lines={4} count={2} />}
        >
          {(consult) => <AfterConsult consult={consult} />}
        </Loaded>
      ) : (
        <EmptyState kind="consults" title={t('after.missing')} action={consults} />
      )}
    </Page>
  );
}
