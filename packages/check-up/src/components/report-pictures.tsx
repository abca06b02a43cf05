import { checkUpApi } from '@xinglin/api';
import { PictureLink } from '@xinglin/forms';
import { Card, Loaded, Prose, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The findings on the pictures of an examination, and the pictures by what they show. */
export function ReportPictures(person: { orderNo: string; patientId: string }): ReactElement {
  const { t } = useTranslation('check-up');
  const query = checkUpApi.useCicPatientPacsReportQuery(person);
  return (
    <Loaded query={query} skeleton={<SkeletonList lines={3} count={1} />}>
      {({ findings, pictures }) => (
        <Card title={t('report.pictures', { count: pictures.length })}>
          <p>{findings}</p>
          <Prose>
            <ul>
              {pictures.map(({ fileId, caption }) => (
                <li key={fileId}>
                  <PictureLink fileId={fileId} text={t('report.picture', { caption })} />
                </li>
              ))}
            </ul>
          </Prose>
        </Card>
      )}
    </Loaded>
  );
}
