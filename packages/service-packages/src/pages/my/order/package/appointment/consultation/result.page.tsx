import { servicePackagesApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, ResultHeader } from '@xinglin/ui';
import { UseCard } from '../../../../../../components/use-card';
import { orderHref } from '../../../../../../model/links';

/** The time of the doctor that was taken, or what became of it (spec 2 §2.8). */
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
  children: (use, { t }) => (
    <>
      {use.state === 'planned' && (
        <ResultHeader
          state="success"
          title={t('service-packages:consultationAppointmentResult.booked')}
        />
      )}
      <UseCard use={use} />
      <ButtonLink to={orderHref(use.orderNo)}>{t('service-packages:item.toOrder')}</ButtonLink>
    </>
  ),
});

export const { load, head } = page;
export default page.Page;
