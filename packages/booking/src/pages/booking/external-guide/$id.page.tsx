import { bookingApi, directoryApi } from '@xinglin/api';
import type { Hospital } from '@xinglin/gateway-sdk';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  ListGroup,
  ListLink,
  Loaded,
  Note,
  PhoneIcon,
  PinIcon,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BringTiles } from '../../../components/bring-tiles';
import { InChinese } from '../../../components/in-chinese';

const rules = pageCall(bookingApi.endpoints.getShiftCaseRules, ({ params }) => ({
  hospitalId: params['id'] ?? '',
}));

/** How to book with a hospital itself: by telephone, or at its counter, and what to bring there (spec 2 §2.5). */
const page = detailPage({
  endpoint: directoryApi.endpoints.getHospitalInfoById,
  input: ({ params }) => ({ hospitalId: params['id'] ?? '' }),
  beside: [rules],
  title: 'entries:externalGuide.title',
  head: ({ hospitalId, name }) => ({
    title: name,
    canonical: href('booking.externalGuide', { id: hospitalId }),
  }),
  backTo: (_hospital, { params }) => href('directory.hospital', { id: params['id'] ?? '' }),
  skeleton: <SkeletonList lines={4} count={2} />,
  gone: {
    title: 'entries:externalGuide.gone',
    hint: 'ui:goneHint',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('booking.hospitalList')}>
        {t('entries:hospitalList.showAll')}
      </ButtonLink>
    ),
  },
  children: (hospital) => <Guide hospital={hospital} />,
});

export const { load, head } = page;
export default page.Page;

function Guide({ hospital }: { hospital: Hospital }): ReactElement {
  const { t } = useTranslation('entries');
  const { hospitalId, name, phone, address, trafficGuide, inChinese } = hospital;
  return (
    <>
      <Card title={name}>
        <Note>{t('externalGuide.when')}</Note>
      </Card>
      <ListGroup label={t('externalGuide.ways')}>
        <ListLink
          icon={<PhoneIcon />}
          label={phone}
          description={t('externalGuide.byTelephone')}
          href={`tel:${phone}`}
        />
        <ListLink
          icon={<PinIcon />}
          label={address}
          description={t('externalGuide.atCounter')}
          to={href('directory.hospitalGuide', { id: hospitalId })}
        />
      </ListGroup>
      <Card title={t('externalGuide.wayThere')}>
        <Note>{trafficGuide}</Note>
        {inChinese && (
          <Note>
            <InChinese parts={[inChinese.name, inChinese.address]} />
          </Note>
        )}
      </Card>
      <Loaded query={rules.useAnswer().answer} skeleton={<SkeletonList lines={3} count={1} />}>
        {(found) => <BringTiles title={t('rule.bring')} order={found} />}
      </Loaded>
      <Stack inset>
        <ButtonLink block to={href('directory.hospital', { id: hospitalId })}>
          {t('externalGuide.here')}
        </ButtonLink>
      </Stack>
    </>
  );
}
