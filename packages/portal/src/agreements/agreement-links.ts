import type { AgreementType } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';

/** The page of each agreement. */
const links: Readonly<Record<AgreementType, string>> = {
  service: href('portal.agreementService'),
  privacy: href('portal.agreementPrivacy'),
  privacySummary: href('portal.privacy'),
  children: href('portal.agreementChildren'),
  legal: href('portal.agreementLegal'),
  logout: href('portal.agreementLogOut'),
  labor: href('portal.agreementLabour'),
  business: href('portal.agreementBusiness'),
  doctorPrivacy: href('portal.agreementPrivacyWys'),
  doctorLegal: href('portal.agreementLegalWys'),
};

/** The address of an agreement, with what of the query is not what it would be anyway. */
export function agreementLink(
  type: AgreementType,
  query: { readonly bsType?: string; readonly channel?: string; readonly version?: string } = {},
): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== 'default') pairs.set(name, value);
  return pairs.size > 0 ? `${links[type]}?${pairs}` : links[type];
}
