import { usePageModules } from '@xinglin/api';
import type { DepartmentGroup } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ActionBar, ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { firstPlaces } from '../model/hospital-places';
import { useDayWord } from './use-day-word';

/** Both ways to the hospital's doctors: a question, and a visit with what is left on its first free day. */
export function HospitalBar({
  hospitalId,
  groups,
}: {
  hospitalId: string;
  /** Empty where they cannot be had. */
  groups: readonly DepartmentGroup[];
}): ReactElement | null {
  const { t } = useTranslation('directory');
  const dayWord = useDayWord();
  const modules = usePageModules('directory.hospital');
  const ask = modules('ask', {
    title: t('hospital.ask'),
    to: href('consult.doctors', {}, { hospitalId }),
  });
  const book = modules('departments', {
    to: href('directory.hospitalDepartments', { hospitalId }),
  });
  if (!ask && !book) return null;
  const places = firstPlaces(groups);
  return (
    <ActionBar>
      {ask && (
        <ButtonLink variant="outline" to={ask.to}>
          {ask.title}
        </ButtonLink>
      )}
      {book && (
        <ButtonLink to={href('directory.hospitalDepartments', { hospitalId })}>
          {places === null
            ? t('hospital.book')
            : t('hospital.bookLeft', { when: dayWord(places.day), left: places.left })}
        </ButtonLink>
      )}
    </ActionBar>
  );
}
