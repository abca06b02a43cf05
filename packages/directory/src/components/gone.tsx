import { href } from '@xinglin/routes';
import type { DetailView } from '@xinglin/pages';
import { ButtonLink } from '@xinglin/ui';

/** What a page about a hospital says and offers where the hospital is not there. */
export const hospitalGone = {
  title: 'directory:hospital.gone',
  hint: 'ui:goneHint',
  action: ({ t }: DetailView) => (
    <ButtonLink variant="outline" to={href('booking.hospitalList')}>
      {t('directory:home.moreHospitals')}
    </ButtonLink>
  ),
};

/** The same of a doctor. */
export const doctorGone = {
  title: 'directory:doctor.gone',
  hint: 'ui:goneHint',
  action: ({ t }: DetailView) => (
    <ButtonLink variant="outline" to={href('directory.search', {}, { tab: 'doctor' })}>
      {t('directory:home.findDoctor')}
    </ButtonLink>
  ),
};
