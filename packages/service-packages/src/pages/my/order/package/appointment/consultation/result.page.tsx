import { servicePackagesApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ActionBar, ButtonLink, ResultHeader } from '@xinglin/ui';
import { UseCard } from '../../../../../../components/use-card';
import { orderHref } from '../../../../../../model/links';

/** A request or a booking with a package: what happens next, and the way back to the package (spec 2 §2.8). */
const page = detailPage({
  endpoint: servicePackagesApi.endpoints.getCustomService,
  input: ({ query }) => ({ applyNo: query.get('applyNo') ?? '' }),
  title: 'service-packages:consultationAppointmentResult.title',
  backTo: (use) => (use ? orderHref(use.orderNo) : href('service-packages.orderList')),
  gone: {
    title: 'service-packages:consultationAppointmentResult.gone',
    action: ({ t }) => (
      <ButtonLink to={href('service-packages.orderList')}>
        {t('service-packages:orderList.title')}
      </ButtonLink>
    ),
  },
  bar: (use, { t }) => (
    <ActionBar>
      <ButtonLink block to={orderHref(use.orderNo)}>
        {t('service-packages:item.back')}
      </ButtonLink>
    </ActionBar>
  ),
  children: (use, { t }) => (
    <>
      {use.state === 'planned' && (
        <ResultHeader
          state="success"
          title={t('service-packages:consultationAppointmentResult.booked')}
        />
      )}
      {use.state === 'asked' && (
        <ResultHeader
          state="success"
          title={t('service-packages:consultationAppointmentResult.asked')}
        >
          {use.itemNote}
        </ResultHeader>
      )}
      <UseCard use={use} />
    </>
  ),
});

export const { load, head } = page;
export default page.Page;
