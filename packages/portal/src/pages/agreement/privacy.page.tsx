import type { ReactElement } from 'react';
import { Agreement } from '../../agreements/agreement';

/** The agreement: privacy (spec 2 §2.27). */
export default function PrivacyAgreementPage(): ReactElement {
  return <Agreement kind="privacy" />;
}
