import { realNameApi, type PageLoad } from '@xinglin/api';
import { href, namedTarget } from '@xinglin/routes';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { RealNamePage } from '../../../components/real-name-page';
import { ReviewRefused } from '../../../components/review-refused';
import { ReviewForm } from '../../../components/review-form';

export const load: PageLoad = () => [realNameApi.endpoints.getRealName.initiate()];

/** Pictures of a document for staff, for whom the register does not know or cannot answer (spec 2 §2.20). */
export default function ManualCertificationPage(): ReactElement {
  const { t } = useTranslation('real-name');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = namedTarget(query.get('target'));
  const verification = href('account.realNameVerification', {}, { target });
  return (
    <RealNamePage title={t('manual.title')} backTo={verification} target={target}>
      {({ review }) => (
        <>
          <ReviewRefused review={review} />
          <ReviewForm onSent={async () => navigate(verification, { replace: true })} />
        </>
      )}
    </RealNamePage>
  );
}
