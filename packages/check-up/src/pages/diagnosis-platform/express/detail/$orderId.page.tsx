import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { loadAddresses, ParcelTrack } from '@xinglin/orders';
import { ButtonLink, Card, EmptyState, KeyValueList, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderPart } from '../../../../components/order-part';
import { PaperForm } from '../../../../components/paper-form';
import { orderHref } from '../../../../model/links';

/** The printed report by post: asked for once, then followed on its way (spec 2 §2.18). */
const page = orderPart({
  title: 'check-up:diagnosisExpressDetail.title',
  beside: [{ load: loadAddresses }],
  children: (order) => <Paper order={order} />,
});

export const { load } = page;
export default page.Page;

function Paper({ order }: { order: PhysicalOrder }): ReactElement {
  const { t } = useTranslation('check-up');
  const { paper, orderNo, packageKind } = order;
  if (paper.mayAsk) return <PaperForm order={order} />;
  if (paper.address === null)
    return (
      <EmptyState
        kind="parcels"
        title={t('paper.notYet')}
        message={t('paper.notYetHint')}
        action={
          <ButtonLink to={orderHref(orderNo, packageKind)}>{t('invoice.toOrder')}</ButtonLink>
        }
      />
    );
  const { name, mobile, text } = paper.address;
  return (
    <>
      {paper.parcels.map((parcel) => (
        <ParcelTrack key={parcel.parcelId} parcel={parcel} />
      ))}
      <Card title={t('paper.where')}>
        <Stack>
          <KeyValueList
            items={[
              { label: t('paper.receiver'), value: `${name} ${mobile}` },
              { label: t('paper.address'), value: text },
            ]}
          />
          {paper.parcels.length === 0 && <Note>{t('paper.waiting')}</Note>}
        </Stack>
      </Card>
    </>
  );
}
