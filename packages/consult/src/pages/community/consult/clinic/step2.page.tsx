import { usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AskChosen, loadAsked } from '../../../../components/ask-chosen';
import { askClinicHref, chosenAt, clinicKind } from '../../../../model/clinic-ways';

export const load = loadAsked(() => clinicKind);

/** The second step of asking a clinic: what is wrong, with the price and the promise above (spec 2 §2.24). */
export default function ClinicSecondStepPage(): ReactElement {
  const { t } = useTranslation('clinics');
  const { hospitalId, doctorId } = chosenAt(usePlace().query);
  const entry = href('consult.communityClinicEntry');
  const clinics = <ButtonLink to={entry}>{t('what.choose')}</ButtonLink>;
  return (
    <Page
      header={
        <PageHeader
          title={t('what.title')}
          backTo={hospitalId === undefined ? entry : askClinicHref(hospitalId, doctorId)}
        />
      }
    >
      {doctorId === undefined ? (
        <EmptyState kind="doctors" title={t('what.noDoctor')} action={clinics} />
      ) : (
        <AskChosen kind={clinicKind} otherDoctors={clinics} />
      )}
    </Page>
  );
}
