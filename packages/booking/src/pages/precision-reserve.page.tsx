import { accurateReserveApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  EmptyState,
  Gutter,
  ListGroup,
  ListLink,
  Note,
  PillLinks,
  SkeletonList,
} from '@xinglin/ui';

/** Precision booking begins with what one has: a department, then a disease (spec 2 §2.21). */
const page = detailPage({
  endpoint: accurateReserveApi.endpoints.getAccurateReserve,
  input: ({ query }) => {
    const deptId = query.get('deptId');
    return deptId ? { deptId } : {};
  },
  title: 'precision:reserve.title',
  backTo: href('directory.home'),
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
        <Gutter>
          <Note>{t('precision:reserve.how')}</Note>
        </Gutter>
        <PillLinks
          label={t('precision:reserve.departments')}
          items={departments.map((department) => ({
            to: href('booking.precisionReserve', {}, { deptId: department.deptId }),
            text: department.deptName,
            active: department.deptId === deptId,
          }))}
        />
        <ListGroup label={t('precision:reserve.diseases')} showLabel>
          {diseases.map(({ entryId, name }) => (
            <ListLink
              key={entryId}
              to={href('booking.precisionDiseaseDetail', {}, { entryId })}
              label={name}
            />
          ))}
        </ListGroup>
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
