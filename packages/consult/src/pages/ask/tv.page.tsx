import { consultApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  departmentPictogram,
  Gutter,
  Loaded,
  Note,
  QuickLinks,
  SkeletonLinks,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TelevisionPage } from '../../components/television-page';

const departments = pageCall(consultApi.endpoints.listConsultDepartments, () => undefined);

export const { load } = departments;

/** Asking from a television: the department is chosen with the remote control (spec 2 §2.9). */
export default function TelevisionAskPage(): ReactElement {
  const { t } = useTranslation('television');
  return (
    <TelevisionPage title={t('ask.title')}>
      <Gutter>
        <Note>{t('ask.lead')}</Note>
      </Gutter>
      <Card title={t('ask.departments')}>
        <Stack>
          <Loaded query={departments.useAnswer().answer} skeleton={<SkeletonLinks count={8} />}>
            {({ items }) => (
              <QuickLinks
                label={t('ask.departments')}
                items={items.map(({ deptId, deptName }) => ({
                  to: href('consult.televisionAskResult', {}, { deptId }),
                  label: deptName,
                  pictogram: departmentPictogram(deptId),
                }))}
              />
            )}
          </Loaded>
          <ButtonLink block variant="outline" to={href('consult.televisionAskResult')}>
            {t('ask.unsure')}
          </ButtonLink>
        </Stack>
      </Card>
    </TelevisionPage>
  );
}
