import type { PageHead } from '@xinglin/api';
import { href } from '@xinglin/routes';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { loadRenewalHome, RenewalHome } from '../../components/renewal-home';

export const load = loadRenewalHome;
export const head: PageHead = () => ({ canonical: href('renewals.home') });

/** Where renewing begins: what each of the family can renew now, and what not and why (spec 2 §2.9). */
export default function RenewalHomePage(): ReactElement {
  const { t } = useTranslation('renewals');
  return <RenewalHome title={t('home.title')} lead={t('home.lead')} />;
}
