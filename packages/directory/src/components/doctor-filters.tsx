import type { DoctorTitle } from '@xinglin/gateway-sdk';
import { choice, flag } from '@xinglin/pages';
import { Cluster, Gutter, PillLinks, SwitchLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { doctorTitles } from '../model/doctor-titles';

/** By what any list of doctors can be narrowed. */
export const doctorFilters = { title: choice(doctorTitles), available: flag };

interface Chosen {
  readonly title?: DoctorTitle | undefined;
  readonly available?: boolean;
}

/** What they ask the search for. */
export const doctorInput = ({ title, available }: Chosen) => ({
  ...(title && { title }),
  ...(available && { onlyAvailable: true }),
});

/** Titles in a row, and whether only doctors with a free place are wanted. */
export function DoctorFilters({
  chosen,
  to,
}: {
  chosen: Chosen;
  to: (changed: Chosen) => string;
}): ReactElement {
  const { t } = useTranslation('directory');
  const available = chosen.available === true;
  return (
    <>
      <PillLinks
        label={t('hospitalDoctors.titles')}
        items={[undefined, ...doctorTitles].map((title) => ({
          // i18n-keys: shared:doctorTitle.*
          text: title ? t(`shared:doctorTitle.${title}`) : t('hospitalDoctors.allTitles'),
          to: to({ title }),
          active: title === chosen.title,
        }))}
      />
      <Gutter>
        <Cluster align="end">
          <SwitchLink to={to({ available: !available })} on={available}>
            {t('search.onlyAvailable')}
          </SwitchLink>
        </Cluster>
      </Gutter>
    </>
  );
}
