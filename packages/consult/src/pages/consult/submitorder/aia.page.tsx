import type { PageLoad } from '@xinglin/api';
import { AiQuestionForm } from '@xinglin/conversation';
import { loadPatients, PatientField } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { Gutter, Note, Page, PageHeader } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

export const load: PageLoad = loadPatients;

/** Begins a consult with the AI guide: for whom, and what is wrong (spec 2 §2.9). */
export default function SubmitAiaPage(): ReactElement {
  const { t } = useTranslation('ai-consult');
  const navigate = useNavigate();
  const [patientId, setPatientId] = useState('');
  return (
    <Page header={<PageHeader title={t('begin.title')} backTo={href('directory.home')} />}>
      <Gutter>
        <Note>{t('begin.lead')}</Note>
      </Gutter>
      <AiQuestionForm
        patient={{
          patientId,
          renderField: (props) => (
            <PatientField
              {...props}
              label={t('begin.patient')}
              value={patientId}
              onValueChange={setPatientId}
            />
          ),
        }}
        onBegun={async (id) => {
          // Replaced, so that going back never leads to a form that was sent already.
          await navigate(href('consult.aiaChat', { id }), { replace: true });
        }}
      />
    </Page>
  );
}
