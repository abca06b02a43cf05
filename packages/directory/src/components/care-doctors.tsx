import { DoctorItem } from '@xinglin/care';
import type { DoctorCard } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Card, EmptyState, Loaded, SkeletonList, type LoadedQuery } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The best doctors of a standard department, and the way to all of them where it is known. */
export function CareDoctors<Failure>({
  title,
  deptId,
  allTo = deptId && href('directory.search', {}, { tab: 'doctor', deptId }),
  query,
}: {
  title: string;
  deptId?: string | undefined;
  /** All of them; those of the department, unless told. */
  allTo?: string | undefined;
  query: LoadedQuery<{ readonly items: readonly DoctorCard[] }, Failure>;
}): ReactElement {
  const { t } = useTranslation('directory');
  const all =
    allTo === undefined
      ? undefined
      : {
          to: allTo,
          text: t('more'),
          label: t('disease.moreDoctors'),
        };
  return (
    <Card title={title} more={all}>
      <Loaded query={query} skeleton={<SkeletonList avatar count={3} lines={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState kind="doctors" title={t('disease.noDoctors')} />
          ) : (
            items.map((doctor) => <DoctorItem key={doctor.doctorId} doctor={doctor} />)
          )
        }
      </Loaded>
    </Card>
  );
}
