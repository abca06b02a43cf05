import { telemedicineApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { telemedicineTerms } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  departmentPictogram,
  EmptyState,
  QuickLinks,
  SkeletonLinks,
} from '@xinglin/ui';
import { ClinicHero } from '../../../components/clinic-hero';
import { ClinicLinks } from '../../../components/clinic-links';
import { SideBySide } from '../../../components/side-by-side';

/** Where the tele-clinic begins: the departments whose experts join (spec 2 §2.19). */
const page = detailPage({
  endpoint: telemedicineApi.endpoints.listTelemedicineDepartments,
  input: () => undefined,
  title: 'telemedicine:departments.title',
  head: () => ({ canonical: href('telemedicine.departments') }),
  backTo: href('consult.portal'),
  skeleton: <SkeletonLinks count={8} />,
  children: ({ items }, { t }) =>
    items.length === 0 ? (
      <EmptyState
        kind="departments"
        title={t('telemedicine:departments.none')}
        message={t('telemedicine:departments.noneHint')}
        action={
          <ButtonLink to={href('consult.portal')}>{t('telemedicine:departments.ask')}</ButtonLink>
        }
      />
    ) : (
      <>
        <ClinicHero
          lead={t('telemedicine:departments.lead', { minutes: telemedicineTerms.sessionMinutes })}
        />
        <SideBySide>
          <Card
            title={t('telemedicine:departments.choose')}
            more={{
              to: href('telemedicine.doctors'),
              text: t('telemedicine:departments.all'),
              label: t('telemedicine:departments.allExperts'),
            }}
          >
            <QuickLinks
              label={t('telemedicine:departments.choose')}
              items={items.map(({ deptId, deptName }) => ({
                to: href('telemedicine.doctors', {}, { deptId }),
                label: deptName,
                pictogram: departmentPictogram(deptId),
              }))}
            />
          </Card>
          <ClinicLinks />
        </SideBySide>
      </>
    ),
});

export const { load, head } = page;
export default page.Page;
