import { accurateReserveApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  EmptyState,
  KindHero,
  ListGroup,
  ListLink,
  PillLinks,
  SkeletonList,
} from '@xinglin/ui';
import { Steps } from '../components/precision/steps';
import { TileLinks } from '../components/precision/tile-links';

/** Precision booking: how it goes, then a department and a disease of it (spec 2 §2.21). */
const page = detailPage({
  endpoint: accurateReserveApi.endpoints.getAccurateReserve,
  input: ({ query }) => {
    const deptId = query.get('deptId');
    return deptId ? { deptId } : {};
  },
  title: 'precision:reserve.title',
  backTo: href('directory.home'),
  isHeadOver: true,
  skeleton: <SkeletonList lines={1} count={6} />,
  children: ({ departments, deptId, diseases }, { t }) =>
    diseases.length === 0 ? (
      <EmptyState
        kind="doctors"
        title={t('precision:reserve.none')}
        message={t('precision:reserve.noneHint')}
        action={
          <ButtonLink variant="outline" to={href('booking.hospitalList')}>
            {t('precision:disease.bookUsual')}
          </ButtonLink>
        }
      />
    ) : (
      <>
        <KindHero
          pictogram="registration"
          hue="teal"
          state={t('precision:reserve.title')}
          title={t('precision:reserve.lead')}
          note={t('precision:reserve.how')}
        />
        <Steps />
        <PillLinks
          label={t('precision:reserve.departments')}
          items={departments.map((department) => ({
            to: href('booking.precisionReserve', {}, { deptId: department.deptId }),
            text: department.deptName,
            active: department.deptId === deptId,
          }))}
        />
        <Card title={t('precision:reserve.diseases')}>
          <TileLinks
            label={t('precision:reserve.diseases')}
            items={diseases.map(({ entryId, name }) => ({
              to: href('booking.precisionDiseaseDetail', {}, { entryId }),
              text: name,
            }))}
          />
        </Card>
      </>
    ),
  below: ({ t }) => (
    <ListGroup>
      <ListLink
        to={href('booking.aiReservation')}
        label={t('precision:reserve.guide')}
        description={t('precision:reserve.guideHint')}
      />
      <ListLink
        to={href('booking.submitInstructions')}
        label={t('precision:reserve.instructions')}
      />
      <ListLink to={href('booking.precisionAppointment')} label={t('precision:reserve.own')} />
    </ListGroup>
  ),
});

export const { load, head } = page;
export default page.Page;
