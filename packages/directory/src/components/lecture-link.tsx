import type { Lecture } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { departmentPictogram, ListLink, Pictogram } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A recorded lecture in a list: what it is about, how long it is and who speaks, to whose page it leads. */
export function LectureLink({ lecture }: { lecture: Lecture }): ReactElement {
  const { t } = useTranslation('directory');
  const { title, summary, deptId, deptName, durationSeconds, speaker } = lecture;
  return (
    <ListLink
      icon={<Pictogram name={departmentPictogram(deptId)} />}
      label={title}
      description={
        <>
          {summary}
          <br />
          {t('lecture.speaker', {
            name: speaker.name,
            title: speaker.titleText,
            hospital: speaker.hospitalName,
          })}
          <br />
          {t('lecture.about', {
            department: deptName,
            minutes: Math.ceil(durationSeconds / 60),
          })}
        </>
      }
      to={href('directory.doctor', { id: speaker.doctorId })}
    />
  );
}
