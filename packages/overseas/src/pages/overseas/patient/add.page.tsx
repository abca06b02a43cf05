import { overseasApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { joinQueries, Loaded, Page, PageHeader, SkeletonCard, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { AskerForm } from '../../../components/asker-form';
import { LanguagePicker } from '../../../components/language-picker';
import { useCaseDraft } from '../../../components/use-case-draft';

const { listCountries, getAsker } = overseasApi.endpoints;

export const load: PageLoad = ({ query }) => {
  const askerId = query.get('askerId');
  return askerId === null
    ? [listCountries.initiate()]
    : [getAsker.initiate({ askerId }), listCountries.initiate()];
};

/** Adds somebody for whom is asked, or changes who is named in the address (spec 2 §2.30). */
export default function PatientAddPage(): ReactElement {
  const { t } = useTranslation('overseas');
  const toast = useToast();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const askerId = query.get('askerId');
  const countries = overseasApi.useListCountriesQuery();
  const former = overseasApi.useGetAskerQuery({ askerId: askerId ?? '' }, { skip: !askerId });
  const isForConsult = query.get('from') === 'consult';
  // Whoever is added in a consultation is chosen there.
  const { change } = useCaseDraft();
  const list = isForConsult
    ? href('overseas.consultWizard', {}, { step: '2' })
    : href('overseas.patientSetting');
  const onSaved = async (saved: string) => {
    if (isForConsult) change({ askerId: saved });
    toast.show(t('patientAdd.saved'), { tone: 'success' });
    await navigate(list, { replace: true });
  };
  return (
    <Page
      header={
        <PageHeader
          title={askerId === null ? t('patientAdd.title') : t('patientAdd.change')}
          backTo={list}
          action={<LanguagePicker />}
        />
      }
    >
      {askerId === null ? (
        <Loaded query={countries} skeleton={<SkeletonCard lines={4} />}>
          {(choice) => <AskerForm countries={choice} onSaved={onSaved} />}
        </Loaded>
      ) : (
        <Loaded query={joinQueries(former, countries)} skeleton={<SkeletonCard lines={4} />}>
          {([asker, choice]) => <AskerForm countries={choice} former={asker} onSaved={onSaved} />}
        </Loaded>
      )}
    </Page>
  );
}
