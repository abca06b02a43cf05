import { lecturesApi, usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LectureLink } from '../components/lecture-link';
import { LinkBlock } from './link-block';

/** The rest is a tap away (spec 3 §9). */
const few = { pageSize: 4 } as const;

/** On home: the newest lectures, each of another department. */
export function Lectures(): ReactElement | null {
  const { t } = useTranslation('directory');
  const shown = usePageModules('directory.home')('lectures', {
    title: t('home.lectures'),
    to: href('directory.searchLecture'),
  });
  const query = lecturesApi.useListHomeLecturesQuery(few, { skip: !shown });
  if (!shown) return null;
  return (
    <LinkBlock
      title={shown.title}
      query={query}
      more={{ label: t('home.moreLectures'), to: shown.to }}
    >
      {(lecture) => <LectureLink key={lecture.lectureId} lecture={lecture} />}
    </LinkBlock>
  );
}
