import type { ReactElement } from 'react';
import { Agreement } from '../../agreements/agreement';

/** The agreement: service (spec 2 §2.27). */
export default function ServiceAgreementPage(): ReactElement {
  return <Agreement kind="service" />;
}
