import { goodsApi, prescriptionsApi, type PageLoad } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Card, Loaded, Page, PageHeader, Prose, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OtherWays } from '../../components/other-ways';
import { RenewalCard } from '../../components/renewal-card';
import { hasMedicine, wantedIn } from '../../model/wanted-medicine';

const goods = pageCall(goodsApi.endpoints.getGoods, (place) => {
  const { goodsNo, shopId } = wantedIn(place);
  return goodsNo === undefined || shopId === undefined ? null : { goodsNo, shopId };
});
const renewals = pageCall(prescriptionsApi.endpoints.listRenewals, (place) => {
  const { drugId } = wantedIn(place);
  return drugId === undefined ? {} : { drugId };
});

export const load: PageLoad = (place) => [...goods.load(place), ...renewals.load(place)];

/** A medicine that needs a prescription: it is paid after the review; an earlier sheet with it, or the way to a doctor (spec 2 §2.9). */
export default function PrescribeDrugsPage(): ReactElement {
  const { t } = useTranslation('renewals');
  const wanted = goods.useAnswer().answer.currentData;
  const { answer } = renewals.useAnswer();
  return (
    <Page header={<PageHeader title={t('prescribeDrugs.title')} backTo={href('mall.store')} />}>
      <Card title={wanted?.title ?? t('prescribeDrugs.needs')}>
        <Prose>
          <p>{t('prescribeDrugs.why')}</p>
          <p>{t('prescribeDrugs.paid')}</p>
        </Prose>
      </Card>
      <Loaded query={answer} skeleton={<SkeletonList lines={3} count={1} />}>
        {({ items }) => {
          const found = items.filter((renewal) => hasMedicine(renewal, wanted?.title));
          return found.length === 0 ? (
            <Card title={t('prescribeDrugs.none')}>
              <p>{t('prescribeDrugs.noneHint')}</p>
            </Card>
          ) : (
            <section aria-label={t('prescribeDrugs.found')}>
              {found.map((renewal) => (
                <RenewalCard key={renewal.prescription.prescriptionId} renewal={renewal} />
              ))}
            </section>
          );
        }}
      </Loaded>
      <OtherWays />
    </Page>
  );
}
