import { choice } from '@xinglin/pages';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { loadRenewalHome, RenewalHome } from '../../components/renewal-home';

export const load = loadRenewalHome;

const places = choice(['school', 'company']);

/** The entry for an infirmary of a school or a company, which the address says: the same home with its own head (spec 2 §2.17). */
export default function InfirmaryPage(): ReactElement {
  const { t } = useTranslation('renewals');
  const [query] = useSearchParams();
  const place = places.read(query.get('type')) ?? 'any';
  // i18n-keys: renewals:infirmary.lead.*
  return <RenewalHome title={t('infirmary.title')} lead={t(`infirmary.lead.${place}`)} />;
}
